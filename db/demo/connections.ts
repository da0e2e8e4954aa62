import pg from 'pg';

/** The connections that make the demo: users, the worker, and the owner for actions of the system. */
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
    // A lost connection is reported by the next statement, not twice.
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
