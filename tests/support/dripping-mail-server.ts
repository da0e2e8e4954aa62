import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** A mail server that answers the first line with the start of an answer, and never ends it. */
export interface DrippingMailServer {
  url: string;
  /** The number of current connections. */
  connectionCount(): number;
  /** The duration of each closed connection, in milliseconds. */
  listened: number[];
  close(): void;
}

/** Starts a server that sends a line every `everyMs`, well within the timeout of a silent connection. */
export async function drippingMailServer(everyMs: number): Promise<DrippingMailServer> {
  const listened: number[] = [];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const since = performance.now();
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 here\r\n');
    let drip: NodeJS.Timeout | undefined;
    socket.once('data', () => {
      drip = setInterval(() => socket.write('250-and so on\r\n'), everyMs);
    });
    socket.once('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
      listened.push(performance.now() - since);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    connectionCount: () => sockets.size,
    listened,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
