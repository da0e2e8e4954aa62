import pg from 'pg';

/** The log-ins the demo is made with: people, the worker, and the owner for what no person does. */
export type Connections = {
  owner: pg.Pool;
  authenticator: pg.Pool;
  worker: pg.Pool;
};

type Urls = {
  ownerUrl: string;
  authenticatorUrl: string;
  workerUrl: string;
};

export async function withConnections<T>(
  urls: Urls,
  work: (connections: Connections) => Promise<T>,
): Promise<T> {
  const open = (connectionString: string) => {
    const pool = new pg.Pool({ connectionString, max: 2 });
    // A database that goes away is told by the statement that misses it, not twice.
    pool.on('error', () => {});
    return pool;
  };
  const connections = {
    owner: open(urls.ownerUrl),
    authenticator: open(urls.authenticatorUrl),
    worker: open(urls.workerUrl),
  };
  try {
    return await work(connections);
  } finally {
    await Promise.all(Object.values(connections).map((pool) => pool.end()));
  }
}
