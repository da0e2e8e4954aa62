/** The configuration of these tools on the command line, from their environment. */
export const env = {
  /** A cluster, seen as a superuser, in which a tool may make and drop databases of its own. */
  clusterUrl:
    process.env.TEST_DATABASE_URL ?? 'postgres://postgres:honorar@127.0.0.1:55432/postgres',
  /** The database that people work in, where there is one. */
  installationUrl: process.env.INSTALLATION_URL || null,
};
