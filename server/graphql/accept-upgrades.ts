import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Correlate } from '../http/correlate.ts';
import type { Quota } from '../http/quota.ts';

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

interface Door {
  correlate: Correlate;
  quota: Quota;
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
