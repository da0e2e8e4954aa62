import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { Route } from '../context.ts';
import { buildFolder } from '../front-ends/build-folder.ts';

interface AnyFile {
  Params: { '*': string };
}

/**
 * The built front ends: files as they are, and their page for every address that is a screen. While
 * a front end is worked on, its screens are elsewhere, and links in mail lead on to there.
 */
export const route: Route = async (app, { env }) => {
  const portal = path.join(env.distFolder, 'portal');
  const admin = path.join(env.distFolder, 'admin');
  // Rooted where both are; `serve: false` leaves the addresses to the routes below.
  await app.register(fastifyStatic, { root: env.distFolder, serve: false, preCompressed: true });

  // Which language comes next only the browser remembers.
  app.get('/', async (_request, reply) => reply.redirect('/v2'));
  app.get('/admin', async (_request, reply) => reply.redirect('/admin/'));
  app.get<AnyFile>('/admin/*', async (request, reply) => {
    if (env.adminUrl) return reply.redirect(env.adminUrl + request.url);
    return sendFrom(admin, request.params['*'], true, reply);
  });
  app.get<AnyFile>('/*', async (request, reply) => {
    const isScreen = request.url === '/v2' || /^\/v2[/?]/.test(request.url);
    if (isScreen && env.portalUrl) return reply.redirect(env.portalUrl + request.url);
    // Only the server knows whether anything here is real; the page is told with its first bytes.
    const page = isScreen && env.sandboxUrl ? await pageOfSandbox(portal) : null;
    if (page) return reply.header('cache-control', 'no-cache').type('text/html').send(page);
    return sendFrom(portal, request.params['*'], isScreen, reply);
  });
};

async function pageOfSandbox(folder: string): Promise<string | null> {
  if (!buildFolder(folder)) return null;
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  return page.replace('<html ', '<html data-sandbox ');
}

function sendFrom(folder: string, name: string, isScreen: boolean, reply: FastifyReply) {
  const build = buildFolder(folder);
  if (!build) return reply.code(503).send({ error: 'This front end has not been built yet.' });
  if (build.has(name)) {
    // Names below assets/ contain a hash of the content, so they never change.
    const isHashed = name.startsWith('assets/');
    reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(name, folder, { cacheControl: false });
  }
  if (!isScreen) return reply.callNotFound();
  reply.header('cache-control', 'no-cache');
  return reply.sendFile('index.html', folder, { cacheControl: false });
}
