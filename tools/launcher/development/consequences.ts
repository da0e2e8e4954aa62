/** Which processes use what is below a folder. */
const USERS_OF: Record<string, string[]> = {
  db: ['server', 'worker'],
  server: ['server'],
  plugins: ['server'],
  forms: ['server', 'worker'],
  shared: ['server', 'worker', 'sandbox'],
  workers: ['worker'],
  sandbox: ['sandbox'],
};

/** Below which there is something that a process uses. */
export const watchedFolders = Object.keys(USERS_OF);

/** The labels and messages that the database stores, and from which it knows the codes of refusals. */
const holdsTexts = (file: string) => /^forms\/modules\/\w+\/words\.\w+\.json$/.test(file);

/** Files that define the database. */
const isDefinition = (file: string) =>
  /^db\/(modules|migrations)\/.*\.(sql|md)$/.test(file) || holdsTexts(file);

/** Files that a running server re-reads; code it has loaded stays as it is. */
const isRead = (file: string) => /^(db|forms\/modules)\//.test(file);

/**
 * Files that affect the running product. Not those that editors place beside a file, nor tests; shapes and
 * contracts are written from the database, not read by it.
 */
export const isSource = (file: string) =>
  !/(^|\/)\.|~$|\.test\.tsx?$|\.shape\.sql$|^plugins\/[^/]+\.(json|graphql)/.test(file) &&
  (!file.startsWith('db/') || isDefinition(file));

/** The consequences of a change of files. */
export interface Consequences {
  migrates: boolean;
  /** Texts of the product are among it. */
  holdsTexts: boolean;
  /** Whether the running server rebuilds itself, or is replaced by another. */
  server: 'renews' | 'is followed' | 'stays';
  /** The other processes that are restarted. */
  restarts: Set<string>;
}

export function consequencesOf(files: readonly string[]): Consequences {
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
