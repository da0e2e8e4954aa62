import type { FastifyRequest } from 'fastify';
import { Semaphore } from '#plugins/core/limits/semaphore.ts';
import {
  CONTENT_SHA256,
  MAIL_RECIPIENT,
  sha256Of,
  signedAt,
  signedMail,
} from '#shared/signatures/signed-headers.ts';
import type { Route } from '../../context.ts';
import { receiveMail } from './mail/receive-mail.ts';

/** The message; its attachments are a quarter smaller. */
const MAX_BYTES = 36_000_000;
const SIGNED_FOR_MS = 5 * 60_000;
const STATUS = { TAKEN: 204, UNKNOWN: 404, FULL: 429, BUSY: 503 } as const;

/**
 * `POST /inbound/receipts`: a message to the private address of an account, as it came, from the mail server of the domain. It is
 * signed by its recipient and hash. The answer is for the dialogue with the sender's server: 204 taken, 404 unknown address, 413 too
 * large, 429 too many today, all others to try again.
 */
export const route: Route = async (app, { env: { inbound, scannerUrl }, pool, storage }) => {
  if (!inbound) return;
  const { domain, secret } = inbound;
  // A message with its pictures takes a hundred megabytes while it is looked into.
  const messages = new Semaphore({ atOnce: 2, waiting: 8, perSource: 10 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Body: unknown }>(
    '/inbound/receipts',
    {
      bodyLimit: MAX_BYTES,
      config: { isLargeAdmitted: (request) => isSigned(secret, request) },
    },
    async (request, reply) => {
      const { body, headers, log } = request;
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      if (!isSigned(secret, request) || sha256Of(raw) !== headers[CONTENT_SHA256]) {
        log.warn('an inbound mail has no valid signature');
        return reply.code(401).send({ error: 'PARTNER_CALLBACK_ERROR' });
      }
      const token = tokenOf(headers[MAIL_RECIPIENT], domain);
      const outcome =
        token === null
          ? 'UNKNOWN'
          : await messages.run('', () => receiveMail({ pool, storage, scannerUrl }, token, raw));
      if (outcome === 'TAKEN') return reply.code(204).send();
      const status = STATUS[outcome ?? 'BUSY'];
      log.info({ status }, 'an inbound mail was rejected');
      return reply.code(status).send({ error: outcome ?? 'BUSY' });
    },
  );
};

function isSigned(secret: string, { headers }: FastifyRequest): boolean {
  const recipient = String(headers[MAIL_RECIPIENT] ?? '');
  const signed = signedAt(
    secret,
    headers,
    signedMail(recipient, String(headers[CONTENT_SHA256] ?? '')),
  );
  return signed !== null && Math.abs(Date.now() - signed.getTime()) <= SIGNED_FOR_MS;
}

/** The private part of an address for receipts, `kvittering+0123….@domain`; null where it is none. */
function tokenOf(recipient: unknown, domain: string): string | null {
  const [, token, host] = /^[^+@]{1,64}\+([0-9a-f]{32})@([^@]+)$/i.exec(String(recipient)) ?? [];
  return token && host?.toLowerCase() === domain ? token.toLowerCase() : null;
}
