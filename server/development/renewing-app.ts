import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { readAgain } from '#shared/read-once.ts';
import { createApp } from '../create-app.ts';
import type { ServerEnv } from '../env.ts';

/** As long as an operation may take, so that requests to the former app are answered by it. */
const PATIENCE_MS = 15_000;
/**
 * The keep-alive time of an app outside development. While a new app is built no request is served, and a
 * connection that times out meanwhile would be closed just as the next request arrives.
 */
const KEEP_ALIVE_MS = 72_000;

interface Serving {
  app: FastifyInstance;
  /** Responses still open; a stream of events is answered only at its end. */
  open: Set<ServerResponse>;
}

export interface Renewing {
  /**
   * Builds a new app from the current database and files beside the serving one, which takes over with the
   * next request. A build that fails throws and changes nothing.
   */
  renew(): Promise<void>;
}

/**
 * The HTTP server while the product is being worked on: its address stays open, and behind it one app
 * follows another, since a process that has built one before builds the next in a third of the time.
 */
export async function renewingApp(
  env: ServerEnv,
  build = createApp,
): Promise<FastifyInstance & Renewing> {
  const begin = async (): Promise<Serving> => {
    const app = await build(env);
    await app.ready();
    return { app, open: new Set() };
  };
  let serving = await begin();
  const handOn = (request: IncomingMessage, response: ServerResponse) => {
    const { app, open } = serving;
    open.add(response);
    response.once('close', () => open.delete(response));
    app.routing(request, response);
  };
  const door: FastifyInstance = Fastify({
    loggerInstance: serving.app.log,
    forceCloseConnections: true,
    serverFactory: () => createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handOn),
  });
  door.server.on('upgrade', (...opening) => serving.app.server.emit('upgrade', ...opening));
  // Websockets are ended first, because the door waits for them; connections of the database last.
  let ending: Promise<unknown> = Promise.resolve();
  door.addHook('preClose', async () => {
    ending = serving.app.close();
  });
  door.addHook('onClose', () => ending);
  return Object.assign(door, {
    async renew() {
      readAgain();
      const next = await begin();
      const former = serving;
      serving = next;
      void release(former);
    },
  });
}

/** Its programs answered, its websockets ended, so that they come again, and its database left. */
async function release({ app, open }: Serving): Promise<void> {
  const answered = [...open].map((response) => once(response, 'close'));
  await Promise.race([Promise.all(answered), wait(PATIENCE_MS)]);
  for (const response of open) response.destroy();
  await app
    .close()
    .catch((error) => app.log.error({ err: error }, 'the previous app could not be closed'));
}

/** Renews whenever the launcher reports changes in database or files, and answers with the result. */
export function reloadOnMessage(app: Renewing): void {
  let busy = Promise.resolve();
  process.on('message', () => {
    busy = busy
      .then(() => app.renew())
      .then(
        () => null,
        // The stack points into our code, but the fault is in the saved file, which the message names.
        (error: unknown) => String(error),
      )
      .then((fault) => void process.send?.({ type: 'renewed', fault }));
  });
  // The address it serves keeps it alive, not the channel.
  process.channel?.unref();
}
