// Runs before the first paint, so that a dark room is not lit up white for a moment.
(() => {
  let chosen = 'auto';
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
  } catch {
    // Without storage the system's choice is followed.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen === 'auto' ? (dark ? 'dark' : 'light') : chosen;
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  document.documentElement.style.background = scheme === 'dark' ? '#111714' : '#FAF8F4';
})();
