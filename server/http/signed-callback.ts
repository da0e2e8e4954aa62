import type { FastifyInstance } from 'fastify';
import { signedAt } from '#shared/signatures/signed-headers.ts';

interface SignedCallback<Result> {
  path: string;
  /** Shared with the caller. */
  secret: string;
  maxBytes: number;
  /** Parses the body; null when it is invalid. */
  read(given: Record<string, unknown>): Result | null;
  /** Whether the database takes it, as signed at a moment. */
  record(result: Result, signed: Date): Promise<boolean>;
}

/**
 * Handles `POST` of a partner that signs with the shared secret: 204 for an accepted message, 401 for a wrong
 * signature, 409 for any other refusal.
 */
export function signedCallback<Result>(
  app: FastifyInstance,
  { path, secret, maxBytes, read, record }: SignedCallback<Result>,
): void {
  // The signature is of the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post<{ Body: unknown }>(
    path,
    { bodyLimit: maxBytes },
    async ({ headers, body, log }, reply) => {
      const text = typeof body === 'string' ? body : '';
      const signed = signedAt(secret, headers, text);
      const result = signed && read(parse(text));
      if (result && (await record(result, signed))) return reply.code(204).send();
      log.warn({ path, isSigned: signed !== null }, 'a callback was rejected');
      return reply.code(signed ? 409 : 401).send({ error: 'PARTNER_CALLBACK_ERROR' });
    },
  );
}

function parse(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
