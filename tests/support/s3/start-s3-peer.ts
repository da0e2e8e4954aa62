import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Credentials, checkSignature } from './check-signature.ts';
import { listObjects } from './list-objects.ts';

export interface StoredObject {
  content: Buffer;
  writtenAt: Date;
}

export interface S3Peer extends AsyncDisposable {
  /** The value for `FILES_URL`. */
  filesUrl: string;
  /** The contents of the bucket, by key; a test may read and change them. */
  objects: Map<string, StoredObject>;
  /** The requests, as `GET a/b`. */
  asked: string[];
  /** Stops answering, as if it were unplugged, and starts again. */
  goDown(how: 'closed' | 'silent'): Promise<void>;
  comeBack(): Promise<void>;
}

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

/**
 * A peer that supports the S3 calls of the product, and trusts no caller: each request must be signed with the given
 * credentials, over its address, headers and body. No installable and maintained server does this. Lists have two
 * keys a page, so that paging is tested too.
 */
export async function startS3Peer(bucket: string, credentials: Credentials): Promise<S3Peer> {
  const objects: S3Peer['objects'] = new Map();
  const requested: string[] = [];
  let isSilent = false;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (isSilent) return;
    const refused = checkSignature(request, body, credentials);
    send(response, refused ? failure(403, refused) : answer(request, body));
  });
  const answer = (request: IncomingMessage, body: Buffer): Answer => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const [, named, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    requested.push(`${request.method} ${key}`);
    if (named !== bucket) return failure(404, 'NoSuchBucket');
    if (!key) return { status: 200, body: listObjects(objects, url.searchParams) };
    if (request.method === 'PUT') {
      objects.set(key, { content: body, writtenAt: new Date() });
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    return found ? part(found.content, request.headers.range) : failure(404, 'NoSuchKey');
  };
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    filesUrl: `s3://${bucket}/filer?endpoint=http://127.0.0.1:${port}`,
    objects,
    asked: requested,
    async goDown(how) {
      if (how === 'silent') isSilent = true;
      else await close();
    },
    async comeBack() {
      isSilent = false;
      if (!server.listening) await listen(port);
    },
    [Symbol.asyncDispose]: close,
  };
}

function part(content: Buffer, range: string | undefined): Answer {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (!first) return { status: 200, body: content };
  const body = content.subarray(Number(first), Number(last) + 1);
  const headers = { 'content-range': `bytes ${first}-${last}/${content.length}` };
  return { status: 206, headers, body };
}

const failure = (status: number, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}
