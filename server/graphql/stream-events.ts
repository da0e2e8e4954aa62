import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type GrafservBase, makeGraphQLWSConfig } from 'grafserv';
import type { GraphQLError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Quota } from '../http/quota.ts';
import { isArgs, openingOf } from './serve-catalogue.ts';

const KEEP_ALIVE_MS = 15_000;
const tooMany = {
  message: 'Too many connections are open from your place.',
  extensions: { code: 'ATTEMPTS_LIMIT_EXCEEDED' },
};

/**
 * Subscriptions as server-sent events, for those behind something that breaks websockets: `POST`
 * the operation as to the API itself. Each result is an event `next`, the end is `complete`.
 */
export function streamEvents(
  app: FastifyInstance,
  address: string,
  serv: GrafservBase,
  quota: Quota,
): void {
  // The same hooks as for websockets, so that limits and persisted operations hold here too.
  const { onSubscribe, subscribe } = makeGraphQLWSConfig(serv);
  const mask = (result: { errors?: readonly GraphQLError[] }) => {
    const { maskError } = serv.dynamicOptions;
    return result.errors ? { ...result, errors: result.errors.map(maskError) } : result;
  };
  const open = new Set<ServerResponse>();
  // A server waits for its answers, and these never end by themselves.
  app.addHook('preClose', async () => {
    for (const response of open) response.destroy();
  });
  app.post(address, async (request, reply) => {
    const leave = quota.take(String(request.headers['x-client-address']));
    if (!leave) return reply.code(429).send({ errors: [tooMany] });
    reply.raw.once('close', leave);
    if (!isOperation(request.body)) return reply.code(400).send({ error: 'No operation.' });
    const args = (await onSubscribe?.(openingOf(request), request.id, request.body)) ?? undefined;
    if (!isArgs(args)) return reply.code(400).send(mask({ errors: args ?? [] }));
    const result = await subscribe?.(args);
    if (!isAsyncIterable(result)) {
      return reply.code(200).send(mask(result ?? {}));
    }
    const response = reply.hijack().raw;
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // A proxy that compresses or collects would hold events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-correlation-id': request.id,
    });
    // Sends headers and a first comment at once, so that both ends know the stream is open.
    response.write(':\n\n');
    const events = Readable.from(result);
    const keepAlive = setInterval(() => response.write(':\n\n'), KEEP_ALIVE_MS);
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      clearInterval(keepAlive);
      events.destroy();
    });
    try {
      for await (const one of events) {
        await write(response, `event: next\ndata: ${JSON.stringify(mask(one))}\n\n`);
      }
      response.end('event: complete\ndata:\n\n');
    } catch (error) {
      if (response.destroyed) return;
      // The client sees the stream break off, and reconnects as after a lost connection.
      request.log.warn({ err: error }, 'an event stream broke');
      response.destroy();
    }
  });
}

/** Waits while the client does not read, so that unread data does not accumulate in memory. */
async function write(response: ServerResponse, event: string): Promise<void> {
  if (response.write(event) || response.destroyed) return;
  const closed = new AbortController();
  const close = () => closed.abort();
  response.once('close', close);
  await once(response, 'drain', { signal: closed.signal }).finally(() =>
    response.removeListener('close', close),
  );
}

const isOperation = (body: unknown): body is SubscribePayload =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** Whether a value can be iterated over as its parts arrive. */
function isAsyncIterable<T, Other>(value: AsyncIterable<T> | Other): value is AsyncIterable<T> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
