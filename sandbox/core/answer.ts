import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SandboxPart } from '../env.ts';
import { json, type Route, type SandboxLanguage, type SandboxReply } from './route.ts';

const MAX_BODY = 1_000_000;

/** Finds the route of a request and writes its answer with headers that allow little. */
export async function answer(
  routes: readonly Route[],
  parts: readonly SandboxPart[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const write = (reply: SandboxReply) => {
    response.writeHead(reply.status ?? 200, { ...SAFE_HEADERS, ...reply.headers });
    response.end(request.method === 'HEAD' ? undefined : reply.body);
  };
  try {
    write(await find(routes, parts, request));
  } catch (error) {
    // Also catches errors of writing: an attachment of a mail may have any content type.
    console.error(error);
    write(json({ error: 'The sandbox failed.' }, 500));
  }
}

/** The security headers of all pages. */
export const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

async function find(
  routes: readonly Route[],
  parts: readonly SandboxPart[],
  request: IncomingMessage,
): Promise<SandboxReply> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const route of routes) {
    const match = method === route.method ? route.path.exec(url.pathname) : null;
    if (!match) continue;
    const chosen = chooseLanguage(url, request.headers.cookie);
    const reply = await route.handle({
      url,
      params: match.slice(1).map((part) => decodeURIComponent(part ?? '')),
      headers: request.headers,
      body: await read(request, route.maxBytes),
      language: chosen,
      parts,
    });
    if (!url.searchParams.has('lang')) return reply;
    const cookie = `sandbox_language=${chosen}; Path=/sandbox; SameSite=Lax`;
    return { ...reply, headers: { ...reply.headers, 'set-cookie': cookie } };
  }
  return json({ error: 'Nothing is here.' }, 404);
}

async function read(request: IncomingMessage, maxBytes = MAX_BODY): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The language chosen by parameter or cookie. */
export function chooseLanguage(url: URL, cookies = ''): SandboxLanguage {
  const chosen = url.searchParams.get('lang') ?? /sandbox_language=(nb|en)/.exec(cookies)?.[1];
  return chosen === 'en' ? 'en' : 'nb';
}
