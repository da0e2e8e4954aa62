import type { FastifyReply, FastifyRequest } from 'fastify';
import { readUuid } from '#plugins/core/ids/read-uuid.ts';
import { checkPath } from '#shared/storage/signed-path.ts';
import type { Route, ServerContext } from '../context.ts';
import { dispositionOf } from '../http/disposition-of.ts';

interface Range {
  start: number;
  end: number;
}

interface StoredFile {
  filename: string | null;
  content_type: string;
  byte_size: string;
  storage_key: string;
  thumb_storage_key: string | null;
}

interface FileRequest {
  Params: { id: string };
  Querystring: { thumb?: string };
}

/** Shown in the page by a browser; everything else is saved, so that nothing foreign runs here. */
const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp']);

/** `GET /files/:id?…&signature=…`: the bytes, for the holder of a valid link. */
export const route: Route = async (app, context) => {
  app.get<FileRequest>('/files/:id', async (request, reply) => {
    const verdict = checkPath(context.env.secret, request.url);
    if (verdict === 'expired') return reply.code(410).send({ error: 'This link has expired.' });
    const id = verdict === 'good' ? readUuid(request.params.id) : null;
    const file = id && (await findFile(context, id));
    if (!file) return reply.code(404).send({ error: 'There is no such file.' });
    try {
      return await (request.query.thumb
        ? sendThumb(context, file, reply)
        : send(context, file, request, reply));
    } catch (error) {
      // The row is there and the bytes cannot be had: the storage is away, or has lost them.
      request.log.error({ err: error, file: id }, 'a file cannot be read');
      return reply
        .code(503)
        .header('retry-after', '30')
        .send({ error: 'This file cannot be read just now.', correlationId: request.id });
    }
  });
};

async function findFile({ pool }: ServerContext, id: string): Promise<StoredFile | null> {
  const found = await pool.query<StoredFile>('select * from app_private.file_to_serve($1)', [id]);
  return found.rows[0]?.filename ? found.rows[0] : null;
}

async function send(
  { storage }: ServerContext,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const size = Number(file.byte_size);
  const range = readRange(request.headers.range, size);
  if (range === 'impossible') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const bytes = await storage.get(file.storage_key, range ?? undefined);
  const kind = SHOWN.has(file.content_type) ? 'inline' : 'attachment';
  reply
    .type(file.content_type)
    .header('content-disposition', dispositionOf(kind, file.filename ?? 'fil'))
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, max-age=600')
    .header('content-security-policy', policyFor(file.content_type));
  if (!range) return reply.header('content-length', size).send(bytes);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(bytes);
}

/**
 * A shown file may load and run nothing. A browser's own PDF viewer does not start in a sandbox and needs its
 * own styles, so a PDF gets no sandbox and may use styles.
 */
function policyFor(contentType: string): string {
  const nothing = "default-src 'none'; frame-ancestors 'self'";
  return contentType === 'application/pdf'
    ? `${nothing}; object-src 'self'; style-src 'unsafe-inline'`
    : `${nothing}; sandbox`;
}

async function sendThumb({ storage }: ServerContext, file: StoredFile, reply: FastifyReply) {
  if (!file.thumb_storage_key) return reply.code(404).send({ error: 'It has no small picture.' });
  const bytes = await storage.get(file.thumb_storage_key);
  return reply.type('image/webp').header('cache-control', 'private, max-age=600').send(bytes);
}

/**
 * Reads a `Range` header. Null means the whole file: the header is absent, or optional to honour (several
 * ranges, another unit). `impossible` lies outside the file.
 */
function readRange(header: string | undefined, size: number): Range | 'impossible' | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!parts) return null;
  const [, first = '', last = ''] = parts;
  if (!first && !last) return null;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length ? { start: size - length, end: size - 1 } : 'impossible';
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (start >= size) return 'impossible';
  return start <= end ? { start, end } : null;
}
