import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { checkPath } from '../../storage/signed-path.ts';
import type { Route } from '../context.ts';

interface ExportRequest {
  Params: { file: string };
  Querystring: Record<string, string>;
}

interface Export {
  filename: string;
  contentType: string;
  body: Readable;
}

type StreamExport = (
  asked: { list: string; format: 'csv' | 'xlsx'; query: Record<string, string> },
  options: { connectionString: string; secret: string },
) => Promise<Export | null>;

const FILE = /^([A-Za-z]+)\.(csv|xlsx)$/;
const streamer = path.resolve(import.meta.dirname, '../../plugins/core/exports/stream-export.ts');

/** `GET /export/:list.(csv|xlsx)?…&signature=…`: a whole filtered list, streamed. */
export const route: Route = async (app, { env }) => {
  if (!fs.existsSync(streamer)) return;
  const plugin: { streamExport: StreamExport } = await import(pathToFileURL(streamer).href);
  app.get<ExportRequest>('/export/:file', async (request, reply) => {
    const verdict = checkPath(env.secret, request.url);
    if (verdict === 'expired') return reply.code(410).send({ error: 'This link has expired.' });
    const [, list = '', format = ''] = FILE.exec(request.params.file) ?? [];
    const found =
      verdict === 'good' && list
        ? await plugin.streamExport(
            { list, format: format === 'xlsx' ? 'xlsx' : 'csv', query: request.query },
            { connectionString: env.databaseUrl, secret: env.secret },
          )
        : null;
    if (!found) return reply.code(404).send({ error: 'There is no such list.' });
    return reply
      .type(found.contentType)
      .header('content-disposition', `attachment; filename="${found.filename}"`)
      .header('cache-control', 'no-store')
      .send(found.body);
  });
};
