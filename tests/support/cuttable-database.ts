import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** A connection to a database that can be cut and restored. */
export interface CuttableDatabase {
  url: string;
  cut(): void;
  mend(): void;
  close(): void;
}

/** Forwards everything to the database of this address, until it is cut. */
export async function cuttableDatabase(address: string): Promise<CuttableDatabase> {
  const { hostname, port } = new URL(address);
  const open = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) return near.destroy();
    const far = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(address);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    isCut = true;
    for (const one of open) one.destroy();
  };
  return {
    url: through.href,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}
