import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { tokens } from '#shared/tokens/tokens.ts';
import { variablesOf } from '#shared/tokens/variables-of.ts';

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

const palette = `:root{${variablesOf(tokens.light, 'h-')}}[data-mantine-color-scheme=dark]{${variablesOf(tokens.dark, 'h-')}}`;

const shortened = (styles: string) =>
  styles
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .trim();
