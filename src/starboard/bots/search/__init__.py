"""Search: Monte-Carlo trees over what each seat can know."""
