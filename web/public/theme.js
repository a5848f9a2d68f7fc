// Before the first paint: the theme this person chose, if any; else the stylesheet follows the system.
try {
  const theme = localStorage.getItem("starboard.theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
