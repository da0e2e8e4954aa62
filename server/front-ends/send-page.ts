import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { html, type Markup } from '#shared/html.ts';
import { allowStyles } from '../http/security-headers.ts';

interface Build {
  madeAt: number;
  /** The page every screen begins with. */
  page: string;
  files: Set<string>;
}

const PAGE = 'index.html';

const known = new Map<string, Build>();

/** The parts of a page that only the server knows. */
export interface Bearing {
  /** Attributes of its `html` element besides the language. */
  attributes?: Record<string, string>;
  /** Elements of its head, in place of its title. */
  head?: Markup | null;
  /** Links to scripts and style sheets that will be needed, after the content that is shown before they have loaded. */
  preloads?: readonly Markup[];
}

/**
 * Sends the page of the front end built into `folder`. The page contains a nonce for this response, so it has
 * no ETag: a cached page would carry a stale nonce.
 */
export function sendPage(
  folder: string,
  reply: FastifyReply,
  { attributes = {}, head, preloads = [] }: Bearing = {},
): FastifyReply {
  const build = buildFolder(folder);
  if (!build) return reply.code(503).send({ error: 'This front end has not been built yet.' });
  const nonce = randomBytes(16).toString('base64');
  const rendered = Object.entries(attributes).map(([name, value]) => html`${name}="${value}" `);
  // Functions, since `$&` in a text would be read as a pattern.
  const page = build.page
    .replaceAll('{{style-nonce}}', nonce)
    .replace('<html ', () => `<html ${html`${rendered}`.markup}`)
    .replace(/<title>[^<]*<\/title>/, (title) => head?.markup ?? title)
    .replace('</body>', () => `${preloads.map((link) => link.markup).join('')}</body>`);
  return allowStyles(reply, nonce)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * The files of a built front end, or null before its first build. The folder is listed once for each build,
 * so addresses are looked up in memory and files outside the list cannot be requested.
 */
export function buildFolder(folder: string): Build | null {
  const page = path.join(folder, PAGE);
  const made = fs.statSync(page, { throwIfNoEntry: false });
  if (!made) return null;
  const found = known.get(folder);
  if (found?.madeAt === made.mtimeMs) return found;
  const files = new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
  // The page is rendered for each response and never sent as a static file.
  files.delete(PAGE);
  const build = { madeAt: made.mtimeMs, page: fs.readFileSync(page, 'utf8'), files };
  known.set(folder, build);
  return build;
}
