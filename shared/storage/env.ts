/** The environment of the storage besides its address; the S3 client reads its credentials itself. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env) => ({
  region: source.AWS_REGION || source.AWS_DEFAULT_REGION || null,
});
