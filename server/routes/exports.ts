import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { checkPath } from '../../storage/signed-path.ts';
import type { Route } from '../context.ts';
import { Places } from '../http/places.ts';

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

/** Each holds a connection of the database for as long as somebody reads. */
const MAX_EXPORTS = 10;
const MAX_PER_ADDRESS = 3;

const FILE = /^([A-Za-z]+)\.(csv|xlsx)$/;
const streamer = path.resolve(import.meta.dirname, '../../plugins/core/exports/stream-export.ts');

/** `GET /export/:list.(csv|xlsx)?…&signature=…`: a whole filtered list, streamed. */
export const route: Route = async (app, { env }) => {
  if (!fs.existsSync(streamer)) return;
  const plugin: { streamExport: StreamExport } = await import(pathToFileURL(streamer).href);
  const enter = twoLids(new Places(MAX_PER_ADDRESS), new Places(MAX_EXPORTS));
  app.get<ExportRequest>('/export/:file', async (request, reply) => {
    const verdict = checkPath(env.secret, request.url);
    if (verdict === 'expired') return reply.code(410).send({ error: 'This link has expired.' });
    const leave = verdict === 'good' ? enter(String(request.headers['x-client-address'])) : null;
    if (verdict === 'good' && !leave) {
      return reply.code(429).send({ error: 'Other exports are running. Try again in a moment.' });
    }
    if (leave) reply.raw.once('close', leave);
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

/** A place for the address and one of all there are, or neither. */
function twoLids(own: Places, all: Places) {
  return (address: string): (() => void) | null => {
    const leaveOwn = own.take(address);
    const leaveAll = leaveOwn && all.take('');
    if (leaveOwn && !leaveAll) leaveOwn();
    return (
      leaveAll &&
      (() => {
        leaveAll();
        leaveOwn?.();
      })
    );
  };
}
