import type { Server } from 'node:net';
import { Quota } from './quota.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** A browser opens six; a whole office behind one address needs some more. */
const MAX_CONNECTIONS = 300;

/**
 * Hangs up on an address that holds more connections than anybody needs, since idle ones cost too.
 * A proxy brings everybody's, so what it may bring is its own to limit.
 */
export function limitConnections(server: Server, { hops, has }: TrustedProxies): void {
  const quota = new Quota(MAX_CONNECTIONS);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (hops > 0 || has(address)) return;
    const leave = quota.take(address);
    if (!leave) return socket.destroy();
    socket.once('close', leave);
  });
}
