import path from 'node:path';

/** The configuration of the check, from its environment. */
export const env = {
  /** A cluster, seen as a superuser, in which it may make and drop a database of its own. */
  clusterUrl:
    process.env.TEST_DATABASE_URL ?? 'postgres://postgres:honorar@127.0.0.1:55432/postgres',
  root: path.resolve(import.meta.dirname, '../..'),
};
