import { type Tokens, tokens } from '#shared/tokens/tokens.ts';

/** Hands the tokens to the style sheets as `--h-*`. */
export function applyTokens(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    `:root{${variablesOf(tokens.light)}}[data-mantine-color-scheme=dark]{${variablesOf(tokens.dark)}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}

function variablesOf(palette: Tokens): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--h-${dashed(name)}:${colour}`)
    .join(';');
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
