import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'grafast/graphql';
import { type GrafservBase, makeGraphQLWSConfig } from 'grafserv';
import { CloseCode, type Context, makeServer } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { mostSubscriptions } from '#plugins/core/realtime/shared-streams.ts';
import { bearerOf } from '#plugins/core/requests/bearer-of.ts';
import type { Correlate } from '../http/correlate.ts';
import type { Quota } from '../http/quota.ts';

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface Door {
  correlate: Correlate;
  quota: Quota;
}

type Connection = Pick<Context, 'connectionParams' | 'subscriptions'>;

/**
 * The open operations of all connections with the same token. The token need not belong to a session: that is
 * checked later, and costs a query.
 */
class OpenOperations {
  private readonly most: number;
  private readonly connections = new Map<string, Set<Connection>>();

  constructor(most: number) {
    this.most = most;
  }

  enter(connection: Connection): void {
    const token = tokenOf(connection);
    if (!token) return;
    const together = this.connections.get(token) ?? new Set();
    this.connections.set(token, together.add(connection));
  }

  leave(connection: Connection): void {
    const token = tokenOf(connection) ?? '';
    const together = this.connections.get(token);
    together?.delete(connection);
    if (together?.size === 0) this.connections.delete(token);
  }

  /** Whether there are more than may be, counting the one that has just come. */
  areTooMany(connection: Connection): boolean {
    let count = 0;
    for (const one of this.connections.get(tokenOf(connection) ?? '') ?? []) {
      count += Object.keys(one.subscriptions).length;
      if (count > this.most) return true;
    }
    return false;
  }
}

const tokenOf = ({ connectionParams }: Connection) => bearerOf(connectionParams?.authorization);

/** Files come in requests of their own, so what travels here is small. */
const MAX_MESSAGE_BYTES = 256 * 1024;
/** A screen has a handful open at a time. A connection that opens more is closed. */
const MAX_OPERATIONS = 20;
const KEEP_ALIVE_MS = 12_000;

type Protocol = ReturnType<typeof makeGraphQLWSConfig>;
interface Websockets {
  upgrade: Upgrade;
  close: () => void;
}

/**
 * An API over websockets. The library's own handler takes messages of any size and any number of
 * operations at once; one connection could hold all of the memory.
 */
export function openWebsockets(serv: GrafservBase): Websockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const protocol = makeServer(bounded(makeGraphQLWSConfig(serv)));
  return {
    upgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (opened) => {
        keepAlive(opened);
        const closed = protocol.opened(
          {
            protocol: opened.protocol,
            send: (data) =>
              new Promise((resolve, reject) => {
                opened.send(data, (error) => (error ? reject(error) : resolve()));
              }),
            close: (code, reason) => opened.close(code, reason),
            onMessage: (take) =>
              opened.on('message', (data) => {
                // A message that was under way when the connection was closed.
                if (opened.readyState !== opened.OPEN) return;
                take(String(data)).catch(() => {
                  opened.close(CloseCode.InternalServerError, 'Internal error.');
                });
              }),
          },
          { socket: opened, request },
        );
        opened.once('close', closed);
      }),
    close: () => server.close(),
  };
}

/** Limits connections and operations before they are authenticated. */
function bounded(protocol: Protocol): Protocol {
  const operations = new OpenOperations(mostSubscriptions);
  return {
    ...protocol,
    onConnect: (context) => operations.enter(context),
    onClose: (context) => operations.leave(context),
    onSubscribe(context, id, payload) {
      if (Object.keys(context.subscriptions).length > MAX_OPERATIONS) {
        // Refusing each of hundreds would cost more than serving them; clients do not reconnect after this code.
        const { socket } = context.extra as { socket: WebSocket };
        socket.close(CloseCode.TooManyInitialisationRequests, 'Too many operations are open here.');
        return refusal;
      }
      if (operations.areTooMany(context)) return refusal;
      return protocol.onSubscribe?.(context, id, payload);
    },
  };
}

const refusal = [
  new GraphQLError(`More than ${mostSubscriptions} operations are open in this session.`, {
    extensions: { code: 'ATTEMPTS_LIMIT_EXCEEDED' },
  }),
];

/** Ends a connection that no longer answers. An error on a socket closes it by itself. */
function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  socket.on('error', () => {});
  socket.on('pong', () => {
    isAlive = true;
  });
  const interval = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, KEEP_ALIVE_MS);
  socket.once('close', () => clearInterval(interval));
}

/** Opens websockets at the given addresses, refuses all others, and closes them at the end. */
export function acceptUpgrades(
  app: FastifyInstance,
  upgrades: Map<string, Upgrade>,
  { correlate, quota }: Door,
): void {
  const open = new Set<Duplex>();
  app.server.on('upgrade', (request, socket, head) => {
    const upgrade = upgrades.get(request.url?.split('?')[0] ?? '');
    if (!upgrade || !isOwnPage(request)) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    correlate(request);
    const leave = quota.take(String(request.headers['x-client-address']));
    if (!leave) {
      socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n\r\n');
      return;
    }
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      leave();
    });
    socket.on('error', (error) => app.log.info({ err: error }, 'a websocket was lost'));
    upgrade(request, socket, head);
  });
  // A server waits for its sockets, and these never end by themselves.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy();
  });
}

/** A page of another site may open a websocket to us; it has no business here. */
function isOwnPage(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
