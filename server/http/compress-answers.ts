import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this a packet carries it anyway. */
const WORTH_BYTES = 1024;
/** Workbooks are packed in themselves, and events must not wait for each other. */
const PACKABLE = /^(application\/(graphql-response\+)?json|text\/(csv|javascript))(;|$)/;

/**
 * Compresses the responses of this scope's routes for clients that accept it: short ones at once, others
 * outside the main thread. Request bodies are not decompressed, because their decompressed size would escape
 * every limit.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // Set on both forms, so that caches store compressed and plain responses apart.
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
