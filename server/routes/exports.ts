import { listDocuments, streamDocuments } from '#plugins/core/exports/stream-documents.ts';
import { streamExport } from '#plugins/core/exports/stream-export.ts';
import { checkPath } from '#shared/storage/signed-path.ts';
import type { Route } from '../context.ts';
import { compressAnswers } from '../http/compress-answers.ts';
import { dispositionOf } from '../http/disposition-of.ts';
import { twoQuotas } from '../http/quota.ts';

interface ExportRequest {
  Params: { file: string };
  Querystring: Record<string, string>;
}

/** Each export occupies a database connection until it is read to the end. */
const MAX_EXPORTS = 10;
const MAX_PER_ADDRESS = 3;

const FILE = /^([A-Za-z]+)\.(csv|xlsx|zip)$/;
const NO_LIST = { error: 'There is no such list.' };

/**
 * `GET /export/:list.(csv|xlsx|zip)?…&signature=…`: a whole filtered list, or its documents, streamed. A
 * screen that accepts only JSON learns whether the link can be followed.
 */
export const route: Route = async (app, { env, apis, storage }) => {
  await compressAnswers(app);
  const { lists = [], moreColumns } = apis.portal.schema.extensions;
  const enter = twoQuotas(MAX_PER_ADDRESS, MAX_EXPORTS);
  app.get<ExportRequest>('/export/:file', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const verdict = checkPath(env.secret, request.url);
    if (verdict === 'expired') return reply.code(410).send({ error: 'This link has expired.' });
    const [, list = '', format = ''] = FILE.exec(request.params.file) ?? [];
    if (verdict === 'altered' || !list) return reply.code(404).send(NO_LIST);
    const leave = enter(String(request.headers['x-client-address']));
    if (!leave) {
      return reply.code(429).send({ error: 'Other exports are running. Try again in a moment.' });
    }
    reply.raw.once('close', leave);
    const source = { connectionString: env.databaseUrl, replicaUrl: env.replicaUrl, lists };
    const { q } = request.query;
    const isCheck = request.headers.accept === 'application/json';
    const documents = format === 'zip' ? await listDocuments({ list, q }, source) : null;
    if (format === 'zip' && !documents) return reply.code(404).send(NO_LIST);
    if (documents && documents.fits < documents.files.length) {
      const error = `That is too much at once. Choose fewer: the first ${documents.fits} fit.`;
      return reply.code(413).send({ error, fits: documents.fits });
    }
    if (isCheck) return reply.send({});
    const found = documents
      ? streamDocuments(documents, (key) => storage.get(key))
      : await streamExport(
          { list, format: format === 'xlsx' ? 'xlsx' : 'csv', query: request.query },
          { ...source, moreColumns },
        );
    if (!found) return reply.code(404).send(NO_LIST);
    return reply
      .type(found.contentType)
      .header('content-disposition', dispositionOf('attachment', found.filename))
      .send(found.body);
  });
};
