import path from 'node:path';

/** The configuration of the authoring tools, from their environment. */
export const env = {
  /** A cluster, seen as a superuser, in which they may make and drop databases of their own. */
  clusterUrl:
    process.env.TEST_DATABASE_URL ?? 'postgres://postgres:honorar@127.0.0.1:55432/postgres',
  /** The database that people work in, seen as a superuser; null where none has been made yet. */
  installationUrl: process.env.INSTALLATION_URL || null,
  root: path.resolve(import.meta.dirname, '../..'),
};
