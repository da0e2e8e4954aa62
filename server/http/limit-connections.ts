import type { Server } from 'node:net';
import { Quota } from './quota.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** A browser opens six; a whole office behind one address needs some more. */
const MAX_CONNECTIONS = 300;

/**
 * Closes further connections of an address that has more open than any client needs, since idle ones cost
 * too. Behind a proxy all connections come from the proxy, which limits them itself.
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
