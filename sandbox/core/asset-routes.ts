import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Route } from './route.ts';

const FONTS = '@fontsource-variable';
const ASSETS: Record<string, { place: string; type: string }> = {
  'sandbox.css': { place: '../assets/sandbox.css', type: 'text/css; charset=utf-8' },
  'sandbox.js': { place: '../assets/sandbox.js', type: 'text/javascript; charset=utf-8' },
  'inter.woff2': {
    place: `${FONTS}/inter/files/inter-latin-wght-normal.woff2`,
    type: 'font/woff2',
  },
  'newsreader.woff2': {
    place: `${FONTS}/newsreader/files/newsreader-latin-wght-normal.woff2`,
    type: 'font/woff2',
  },
};

/** The pages' own style, script and fonts; nothing comes from elsewhere. */
export function assetRoutes(): Route[] {
  const { resolve } = createRequire(import.meta.url);
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/assets\/([a-z0-9.]+)$/,
      async handle({ params: [name = ''] }) {
        const asset = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined;
        if (!asset) return { status: 404, body: '' };
        const body = await readFile(resolve(asset.place));
        const headers = { 'content-type': asset.type, 'cache-control': 'max-age=300' };
        return { headers, body };
      },
    },
  ];
}
