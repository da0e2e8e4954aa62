import { type GrafservBase, makeGraphQLWSConfig } from 'grafserv';
import { GraphQLError } from 'graphql';
import { useServer as serve } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Upgrade } from './accept-upgrades.ts';

/** Files come in requests of their own, so what travels here is small. */
const MAX_MESSAGE_BYTES = 256 * 1024;
/** A screen has a handful open at a time. */
const MAX_OPERATIONS = 50;
const KEEP_ALIVE_MS = 12_000;

interface Websockets {
  upgrade: Upgrade;
  close: () => Promise<void>;
}

/**
 * An API over websockets. The library's own handler takes messages of any size and any number of
 * operations at once; one socket could hold all of the memory.
 */
export function openWebsockets(serv: GrafservBase): Websockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const protocol = makeGraphQLWSConfig(serv);
  const serving = serve(
    {
      ...protocol,
      onSubscribe(context, id, payload) {
        if (Object.keys(context.subscriptions).length > MAX_OPERATIONS) {
          const message = `More than ${MAX_OPERATIONS} operations are open on this connection.`;
          return [new GraphQLError(message, { extensions: { code: 'TOO_BIG' } })];
        }
        return protocol.onSubscribe?.(context, id, payload);
      },
    },
    sockets,
    KEEP_ALIVE_MS,
  );
  return {
    upgrade: (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (opened) =>
        sockets.emit('connection', opened, request),
      ),
    close: async () => serving.dispose(),
  };
}
