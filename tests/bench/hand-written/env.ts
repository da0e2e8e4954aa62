/** The settings of the hand-written server; the names are those of the real one. */
export const env = {
  databaseUrl: process.env.DATABASE_URL_AUTHENTICATOR,
  port: Number(process.env.PORT),
};
