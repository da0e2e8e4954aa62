import { tokens } from '#shared/tokens/tokens.ts';

function variablesOf(mode: 'light' | 'dark'): string {
  return Object.entries(tokens[mode])
    .map(([name, value]) => `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value}`)
    .join(';');
}

/** Puts the tokens on the page as CSS variables, so that sign-in needs no theme library. */
export function applyTokens(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    `:root{${variablesOf('light')}}@media (prefers-color-scheme:dark){:root{${variablesOf('dark')}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}
