import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Tokens, tokens } from '#shared/tokens/tokens.ts';

/**
 * The frame that is shown while scripts and style sheets are on their way (`index.html`), with the palette as `--h-*`.
 * Style sheets go behind it: before it, nothing would be shown until the last of them has come.
 */
export const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (page) => {
      const links = page.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      const styles = `${palette}${readFileSync(resolve(import.meta.dirname, 'firstPaint.css'), 'utf8')}`;
      return links
        .reduce((rest, link) => rest.replace(link, ''), page)
        .replace('</head>', `<style nonce="{{style-nonce}}">${shortened(styles)}</style></head>`)
        .replace('</body>', `${links.join('')}</body>`);
    },
  },
};

const palette = `:root{${variablesOf(tokens.light)}}[data-mantine-color-scheme=dark]{${variablesOf(tokens.dark)}}`;

function variablesOf(colours: Tokens): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--h-${dashed(name)}:${colour}`)
    .join(';');
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const shortened = (styles: string) =>
  styles
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .trim();
