/** What the storage takes from outside beyond its address; the S3 client reads its log-in itself. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env) => ({
  region: source.AWS_REGION || source.AWS_DEFAULT_REGION || null,
});
