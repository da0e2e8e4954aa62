import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { html } from '../../ground/html.ts';
import type { Route } from '../context.ts';
import { buildFolder } from '../front-ends/build-folder.ts';
import { openOverrides } from '../front-ends/overrides.ts';
import { allowStyles } from '../http/security-headers.ts';

/** What the page's `html` element says besides its language. */
type Attributes = Record<string, string>;

interface AnyFile {
  Params: { '*': string };
}

const FORMER =
  /^\/((nb|en)\/)?((enrolment-wizard|public-document|sign-document)\/[^/]|magic-link\/verification)/;

/**
 * The built front ends: files as they are, and their page for every address that is a screen. While
 * a front end is worked on, its screens are elsewhere, and links in mail lead on to there.
 */
export const route: Route = async (app, { env, pool }) => {
  const portal = path.join(env.distFolder, 'portal');
  const admin = path.join(env.distFolder, 'admin');
  const overrides = openOverrides(pool, app.log);
  const portalPage = async () => ({
    ...(env.sandboxUrl && { 'data-sandbox': '' }),
    'data-texts': await overrides(),
  });
  // Rooted where both are; `serve: false` leaves the addresses to the routes below.
  await app.register(fastifyStatic, { root: env.distFolder, serve: false, preCompressed: true });

  // Which language comes next only the browser remembers.
  app.get('/', async (_request, reply) => reply.redirect('/v2'));
  app.get('/admin', async (_request, reply) => reply.redirect('/admin/'));
  app.get<AnyFile>('/admin/*', async (request, reply) => {
    if (env.adminUrl) return reply.redirect(env.adminUrl + request.url);
    return sendFrom(admin, request.params['*'], reply, async () => ({}));
  });
  app.get<AnyFile>('/*', async (request, reply) => {
    // Mails of the former portal lead here; where its pages are now, the portal knows.
    if (FORMER.test(request.url)) return reply.redirect(`/v2${request.url}`);
    const isScreen = request.url === '/v2' || /^\/v2[/?]/.test(request.url);
    if (isScreen && env.portalUrl) return reply.redirect(env.portalUrl + request.url);
    return sendFrom(portal, request.params['*'], reply, isScreen ? portalPage : null);
  });
};

/** `page` tells what the page of a screen bears; null where the address is none. */
async function sendFrom(
  folder: string,
  name: string,
  reply: FastifyReply,
  page: (() => Promise<Attributes>) | null,
) {
  const build = buildFolder(folder);
  if (!build) return reply.code(503).send({ error: 'This front end has not been built yet.' });
  if (build.files.has(name)) {
    // Names below assets/ contain a hash of the content, so they never change.
    const isHashed = name.startsWith('assets/');
    reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(name, folder, { cacheControl: false });
  }
  return page ? sendPage(build.page, reply, await page()) : reply.callNotFound();
}

/**
 * The page with what only the server knows: whether anything here is real, what operators say otherwise than its
 * files, and the nonce of this one answer, for which reason it has no ETag: a page kept from before would bear another.
 */
function sendPage(page: string, reply: FastifyReply, attributes: Attributes) {
  const nonce = randomBytes(16).toString('base64');
  const written = page.replace('{{style-nonce}}', nonce);
  return allowStyles(reply, nonce)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(written.replace('<html ', () => `<html ${inWords(attributes)}`));
}

const inWords = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => html`${name}="${value}" `.markup)
    .join('');
