import pg from 'pg';

/** The log-ins the demo is made with: people, the worker, and the owner for what no person does. */
export type Connections = {
  superuser: pg.Pool;
  owner: pg.Pool;
  authenticator: pg.Pool;
  worker: pg.Pool;
};

type Urls = {
  superuserUrl: string;
  ownerUrl: string;
  authenticatorUrl: string;
  workerUrl: string;
};

export async function withConnections<T>(
  urls: Urls,
  work: (connections: Connections) => Promise<T>,
): Promise<T> {
  const database = new URL(urls.ownerUrl).pathname;
  const superuserUrl = new URL(urls.superuserUrl);
  superuserUrl.pathname = database;
  const open = (connectionString: string) => new pg.Pool({ connectionString, max: 2 });
  const connections = {
    superuser: open(superuserUrl.href),
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
