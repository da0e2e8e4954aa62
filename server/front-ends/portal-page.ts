import path from 'node:path';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Markup } from '#shared/html.ts';
import type { ServerContext } from '../context.ts';
import { openOverrides } from './overrides.ts';
import { sendPage } from './send-page.ts';

/**
 * Sends the portal's page with the facts only the server has: whether the data are real, operators' overrides
 * of texts, and markup that a module adds to its head.
 */
export function openPortalPage({ env, pool }: ServerContext, log: FastifyBaseLogger) {
  const overrides = openOverrides(pool, log);
  const folder = path.join(env.distFolder, 'portal');
  return async (reply: FastifyReply, head: Markup | null = null) =>
    sendPage(folder, reply, {
      attributes: {
        ...(env.sandboxUrl && { 'data-sandbox': '' }),
        'data-texts': await overrides(),
      },
      head,
    });
}
