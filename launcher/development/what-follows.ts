/** Which processes use what is below a folder. */
const USERS_OF: Record<string, string[]> = {
  db: ['server', 'worker'],
  server: ['server'],
  plugins: ['server'],
  forms: ['server', 'worker'],
  storage: ['server', 'worker'],
  ground: ['server', 'worker', 'sandbox'],
  workers: ['worker'],
  sandbox: ['sandbox'],
};

/** Below which there is something that a process uses. */
export const watchedFolders = Object.keys(USERS_OF);

/** What the product says, which the database keeps, and by which it knows the codes of refusals. */
const holdsTexts = (file: string) => /^forms\/modules\/\w+\/words\.\w+\.json$/.test(file);

/** What a database is brought to. */
const isDefinition = (file: string) =>
  /^db\/(modules|migrations)\/.*\.(sql|md)$/.test(file) || holdsTexts(file);

/** What a server reads anew without being started anew; what it has loaded as code stays as it is. */
const isRead = (file: string) => /^(db|forms\/modules)\//.test(file);

/**
 * What is run. Neither what editors lay beside a file nor its tests are; shapes and contracts are written from
 * the database, not read by it.
 */
export const isSource = (file: string) =>
  !/(^|\/)\.|~$|\.test\.tsx?$|\.shape\.sql$|^plugins\/[^/]+\.(json|graphql)/.test(file) &&
  (!file.startsWith('db/') || isDefinition(file));

/** What a change of some files leads to. */
export interface Following {
  migrates: boolean;
  /** Texts of the product are among it. */
  holdsTexts: boolean;
  /** Whether the server that runs builds itself anew, or another takes over. */
  server: 'renews' | 'is followed' | 'stays';
  /** The other processes that are started anew. */
  restarts: Set<string>;
}

export function whatFollows(files: readonly string[]): Following {
  const restarts = new Set(files.flatMap((file) => USERS_OF[file.split('/')[0] ?? ''] ?? []));
  const isTouched = restarts.delete('server');
  const renews = files.every(isRead) ? 'renews' : 'is followed';
  return {
    migrates: files.some(isDefinition),
    holdsTexts: files.some(holdsTexts),
    server: isTouched ? renews : 'stays',
    restarts,
  };
}
