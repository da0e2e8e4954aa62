import type { Tokens } from './tokens.ts';

/** A palette as CSS variables: `onPine` with the prefix `h-` is `--h-on-pine`. */
export const variablesOf = (palette: Tokens, prefix = ''): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${prefix}${dashed(name)}:${colour}`)
    .join(';');

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
