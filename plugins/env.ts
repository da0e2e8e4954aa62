/** What the tools of this building are told by their surroundings. */
export const env = {
  /** A migrated database, as app_authenticator. */
  databaseUrl: process.env.DATABASE_URL_AUTHENTICATOR ?? '',
};
