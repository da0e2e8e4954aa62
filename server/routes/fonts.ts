import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Route } from '../context.ts';

/** The fonts a team's theme may name (`app_public.accounts_theme`), as their packages are called. All are under the OFL. */
const FONTS = [
  'inter',
  'source-sans-3',
  'open-sans',
  'nunito',
  'figtree',
  'montserrat',
  'lora',
  'newsreader',
];

interface FontRequest {
  Params: { name: string };
}

/**
 * `GET /fonts/:name.woff2`: a font for a team's pages, served from here, so that no third party learns of
 * their readers.
 */
export const route: Route = async (app) => {
  const { resolve } = createRequire(import.meta.url);
  app.get<FontRequest>('/fonts/:name.woff2', async (request, reply) => {
    const { name } = request.params;
    if (!FONTS.includes(name)) return reply.code(404).send({ error: 'There is no such font.' });
    const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
    return reply
      .header('cache-control', 'public, max-age=604800')
      .type('font/woff2')
      .send(await readFile(resolve(file)));
  });
};
