import type { FastifyInstance } from 'fastify';
import { signedAt } from '#ground/signatures/signed-at.ts';

interface SignedCallback<Result> {
  path: string;
  /** Shared with the caller. */
  secret: string;
  maxBytes: number;
  /** The body as what it says; null where it makes no sense. */
  read(given: Record<string, unknown>): Result | null;
  /** Whether the database takes it, as signed at a moment. */
  keep(result: Result, signed: Date): Promise<boolean>;
}

/**
 * Answers `POST` of a partner who signs with the secret we share: 204 for what is taken, 401 for what is not signed so, 409 for
 * the rest, which is not told apart.
 */
export function signedCallback<Result>(
  app: FastifyInstance,
  { path, secret, maxBytes, read, keep }: SignedCallback<Result>,
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
      if (result && (await keep(result, signed))) return reply.code(204).send();
      log.warn({ path, isSigned: signed !== null }, 'a callback was not taken');
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
