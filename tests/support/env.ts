/** The cluster that tests may fill with databases of their own. */
export const env = {
  clusterUrl:
    process.env.TEST_DATABASE_URL ?? 'postgres://postgres:honorar@127.0.0.1:55432/postgres',
};
