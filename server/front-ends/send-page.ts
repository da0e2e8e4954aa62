import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, type Markup } from '#shared/html.ts';
import { allowStyles } from '../http/security-headers.ts';
import { buildFolder } from './build-folder.ts';

/** The parts of a page that only the server knows. */
export interface Bearing {
  /** Attributes of its `html` element besides the language. */
  attributes?: Record<string, string>;
  /** Elements of its head, in place of its title. */
  head?: Markup | null;
}

/**
 * Sends the page of the front end built into `folder`. The page contains a nonce for this response, so it has
 * no ETag: a cached page would carry a stale nonce.
 */
export function sendPage(
  folder: string,
  reply: FastifyReply,
  { attributes = {}, head }: Bearing = {},
): FastifyReply {
  const build = buildFolder(folder);
  if (!build) return reply.code(503).send({ error: 'This front end has not been built yet.' });
  const nonce = randomBytes(16).toString('base64');
  const rendered = Object.entries(attributes).map(([name, value]) => html`${name}="${value}" `);
  // Functions, since `$&` in a text would be read as a pattern.
  const page = build.page
    .replace('{{style-nonce}}', nonce)
    .replace('<html ', () => `<html ${html`${rendered}`.markup}`)
    .replace(/<title>[^<]*<\/title>/, (title) => head?.markup ?? title);
  return allowStyles(reply, nonce)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page);
}
