import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can be closed. */
export interface Door {
  connectionString: string;
  /** The connections through it now. */
  through: Set<Socket>;
  /** Closes all connections and accepts none. */
  shut(): void;
  open(): void;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Stands between a test and its database, so that the network can fail. */
export async function openDoor(connectionString: string): Promise<Door> {
  const url = new URL(connectionString);
  const beyond = { host: url.hostname, port: Number(url.port) };
  const through = new Set<Socket>();
  let isShut = false;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (isShut) return void socket.destroy();
    through.add(socket);
    const database = connect(beyond).on('error', () => {});
    socket.pipe(database).pipe(socket);
    socket.once('close', () => {
      through.delete(socket);
      database.destroy();
    });
    database.once('close', () => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url.hostname = '127.0.0.1';
  url.port = String(typeof address === 'object' ? address?.port : '');
  const shut = () => {
    isShut = true;
    for (const socket of through) socket.destroy();
  };
  return {
    connectionString: url.href,
    through,
    shut,
    open: () => {
      isShut = false;
    },
    async [Symbol.asyncDispose]() {
      shut();
      await once(server.close(), 'close');
    },
  };
}
