import { streamDocuments } from '#plugins/core/exports/stream-documents.ts';
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

/** `GET /export/:list.(csv|xlsx|zip)?…&signature=…`: a whole filtered list, or its documents, streamed. */
export const route: Route = async (app, { env, apis, storage }) => {
  await compressAnswers(app);
  const { lists = [], moreColumns } = apis.portal.schema.extensions;
  const enter = twoQuotas(MAX_PER_ADDRESS, MAX_EXPORTS);
  app.get<ExportRequest>('/export/:file', async (request, reply) => {
    const verdict = checkPath(env.secret, request.url);
    if (verdict === 'expired') return reply.code(410).send({ error: 'This link has expired.' });
    const leave = verdict === 'good' ? enter(String(request.headers['x-client-address'])) : null;
    if (verdict === 'good' && !leave) {
      return reply.code(429).send({ error: 'Other exports are running. Try again in a moment.' });
    }
    if (leave) reply.raw.once('close', leave);
    const [, list = '', format = ''] = FILE.exec(request.params.file) ?? [];
    const connectionString = env.databaseUrl;
    const found = await (verdict !== 'good' || !list
      ? null
      : format === 'zip'
        ? streamDocuments(
            { list, q: request.query.q },
            { connectionString, lists, open: (key) => storage.get(key) },
          )
        : streamExport(
            { list, format: format === 'xlsx' ? 'xlsx' : 'csv', query: request.query },
            { connectionString, lists, moreColumns },
          ));
    if (found === 'TOO_BIG') {
      return reply.code(413).send({ error: 'That is too much at once. Choose fewer.' });
    }
    if (!found) return reply.code(404).send({ error: 'There is no such list.' });
    return reply
      .type(found.contentType)
      .header('content-disposition', dispositionOf('attachment', found.filename))
      .header('cache-control', 'no-store')
      .send(found.body);
  });
};
