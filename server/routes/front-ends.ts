import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { Route } from '../context.ts';
import { openPortalPage } from '../front-ends/portal-page.ts';
import { buildFolder, sendPage } from '../front-ends/send-page.ts';

interface AnyFile {
  Params: { '*': string };
}

const FORMER =
  /^\/((nb|en)\/)?((enrolment-wizard|public-document|sign-document)\/[^/]|magic-link\/verification)/;

/**
 * The built front ends: files as they are, and their page for every address of a screen. In development the
 * screens are served elsewhere, and links in mail are redirected there.
 */
export const route: Route = async (app, context) => {
  const { env } = context;
  const portal = path.join(env.distFolder, 'portal');
  const admin = path.join(env.distFolder, 'admin');
  const sendPortalPage = openPortalPage(context, app.log);
  // Rooted where both are; `serve: false` leaves the addresses to the routes below.
  await app.register(fastifyStatic, { root: env.distFolder, serve: false, preCompressed: true });

  // Which language comes next only the browser remembers.
  app.get('/', async (_request, reply) => reply.redirect('/v2'));
  app.get('/admin', async (_request, reply) => reply.redirect('/admin/'));
  app.get<AnyFile>('/admin/*', async (request, reply) => {
    if (env.adminUrl) return reply.redirect(env.adminUrl + request.url);
    return sendFrom(admin, request.params['*'], reply, () => sendPage(admin, reply));
  });
  app.get<AnyFile>('/*', async (request, reply) => {
    // Mails of the former portal link here; the portal redirects to the new pages.
    if (FORMER.test(request.url)) return reply.redirect(`/v2${request.url}`);
    const isScreen = request.url === '/v2' || /^\/v2[/?]/.test(request.url);
    if (isScreen && env.portalUrl) return reply.redirect(env.portalUrl + request.url);
    return sendFrom(portal, request.params['*'], reply, isScreen && (() => sendPortalPage(reply)));
  });
};

/** `asPage` answers with the page of a screen; false where the address is none. */
async function sendFrom(
  folder: string,
  name: string,
  reply: FastifyReply,
  asPage: false | (() => FastifyReply | Promise<FastifyReply>),
) {
  const build = buildFolder(folder);
  if (build?.files.has(name)) {
    // Names below assets/ contain a hash of the content, so they never change.
    const isHashed = name.startsWith('assets/');
    reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(name, folder, { cacheControl: false });
  }
  return asPage ? asPage() : reply.callNotFound();
}
