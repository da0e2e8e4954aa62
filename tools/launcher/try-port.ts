import net from 'node:net';

/** Why nothing could listen on this port of the loopback now, as the system's code; null when it could. */
export function tryPort(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)));
  });
}
