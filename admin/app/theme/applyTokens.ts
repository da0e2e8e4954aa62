import { tokens } from '#shared/tokens/tokens.ts';
import { variablesOf } from '#shared/tokens/variables-of.ts';

/** Puts the tokens on the page as CSS variables, so that sign-in needs no theme library. */
export function applyTokens(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    `:root{${variablesOf(tokens.light)}}@media (prefers-color-scheme:dark){:root{${variablesOf(tokens.dark)}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}
