import type { Fault } from '../../ground/development/work-state.ts';
import { env } from '../env.ts';
import type { Installation } from '../installation.ts';
import { print } from '../print.ts';
import { supervise } from '../process/supervise.ts';
import type { StartedInstallation } from '../start-installation.ts';
import { allFaults } from './all-faults.ts';
import { faultIn } from './fault-in.ts';
import { findFaults } from './find-faults.ts';
import { vitePrograms } from './vite-programs.ts';
import { watchSources } from './watch-sources.ts';
import { keepWorkState } from './work-state-file.ts';

type Endings = (() => Promise<void>)[];

/** Which processes are started anew when something below a folder changes. */
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

/** What a database is brought to, codes of refusals by their words as well. */
const isDefinition = (file: string) =>
  /^db\/(modules|migrations)\/.*\.(sql|md)$|^forms\/modules\/\w+\/words\.nb\.json$/.test(file);

/**
 * What is run. Neither what editors lay beside a file nor its tests are; shapes and contracts are written from
 * the database, not read by it.
 */
const isSource = (file: string) =>
  !/(^|\/)\.|~$|\.test\.tsx?$|\.shape\.sql$|^plugins\/[^/]+\.(json|graphql)/.test(file) &&
  (!file.startsWith('db/') || isDefinition(file));

/**
 * Brings database, processes and front ends to what the files say, as they are saved. What is faulty
 * leaves everything as it was before, and is told with its place.
 */
export async function startDevelopment(
  installation: Installation,
  { running, superuserUrl, migrateAgain, frontEnds }: StartedInstallation,
  endings: Endings,
): Promise<void> {
  const { root, dataFolder } = installation;
  const state = keepWorkState(dataFolder);
  const server = running.find(({ name }) => name === 'server');

  let newest = 0;
  /**
   * Looks for all that is wrong now, besides what is known to keep it from being in force. The next save does
   * not wait for it, and takes its place.
   */
  const check = (keeping: Fault[] = []) => {
    newest += 1;
    const mine = newest;
    findFaults(root, superuserUrl).then((found) => {
      if (mine === newest) state.tell(allFaults(found, keeping));
    });
  };
  const changed = async (files: string[], since: number) => {
    print(`${told(files)} changed`);
    const users = new Set(files.flatMap((file) => USERS_OF[file.split('/')[0] ?? ''] ?? []));
    const migrating = files.some(isDefinition) ? migrateAgain().then(nothing, faultOf) : null;
    // The next server loads its files while the database is brought to them.
    const isSound = Promise.resolve(migrating).then((refused) => refused === null);
    const takingOver = users.has('server') ? server?.takeOver(isSound) : null;
    const refusal = await migrating;
    if (refusal) return check([refusal]);
    for (const one of running) if (one !== server && users.has(one.name)) one.restart();
    const lastWords = (await takingOver) ?? null;
    if (lastWords !== null) return check([faultIn(lastWords, root)]);
    state.isInForce();
    print(`in force ${((performance.now() - since) / 1000).toFixed(1)} s after it was saved`);
    check();
  };
  endings.push(watchSources(root, Object.keys(USERS_OF), isSource, changed));
  for (const program of frontEnds ? vitePrograms(installation, frontEnds) : []) {
    const vite = supervise(program, { ...installation, inherited: env.inherited });
    endings.push(() => vite.stop());
  }
  check();
}

const nothing = () => null;

/** Of what fails only on the rows that are there, which a new database does not have. */
const faultOf = (error: unknown): Fault => ({
  file: null,
  line: null,
  what: error instanceof Error ? error.message : String(error),
  cure: 'The database and the API stay as they were until it is mended.',
});

const told = ([first = '', ...others]: string[]) =>
  others.length === 0 ? first : `${first} and ${others.length} more`;
