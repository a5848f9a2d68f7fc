"""What the server says and hears besides what tables say (`starboard.tables.messages`), as Structs."""
