import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this a packet carries it anyway. */
const WORTH_BYTES = 1024;
/** Workbooks are packed in themselves, and events must not wait for each other. */
const PACKABLE = /^(application\/(graphql-response\+)?json|text\/(csv|javascript))(;|$)/;

/**
 * Compresses what the routes of this scope answer, for who asks for it: what is short at once, the rest
 * outside the one thread that serves all. Bodies that come in stay as they are, because what they unfold
 * to would be beyond every limit.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // Both forms say that there is another, whichever a cache meets first.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('vary', 'accept-encoding');
    done();
  });
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: WORTH_BYTES,
    customTypes: PACKABLE,
  });
}
