import path from 'node:path';
import { env } from '../env.ts';
import type { Installation } from '../installation.ts';
import { print } from '../print.ts';
import { supervise } from '../process/supervise.ts';
import type { StartedInstallation } from '../start-installation.ts';
import { vitePrograms } from './vite-programs.ts';
import { watchSources } from './watch-sources.ts';

type Endings = (() => Promise<void>)[];

/** Which processes are started anew when something below a folder changes. */
const USERS_OF: Record<string, string[]> = {
  server: ['server'],
  plugins: ['server'],
  forms: ['server', 'worker'],
  storage: ['server', 'worker'],
  ground: ['server', 'worker', 'sandbox'],
  workers: ['worker'],
  sandbox: ['sandbox'],
};

/** Neither what editors lay beside a file nor its tests are run by a process. */
const isRun = (file: string) => !/(^|\/)\.|~$|\.test\.tsx?$/.test(file);
/** Shapes are written from the database, not read by it. */
const isDefinition = (file: string) =>
  isRun(file) && file.endsWith('.sql') && !file.endsWith('.shape.sql');

/** Reloads database, processes and front ends as their sources change. */
export async function startDevelopment(
  installation: Installation,
  { running, migrateAgain, frontEnds }: StartedInstallation,
  endings: Endings,
): Promise<void> {
  const { root } = installation;
  const restart = (names: string[]) => {
    for (const one of running) if (names.includes(one.name)) one.restart();
  };
  for (const [folder, users] of Object.entries(USERS_OF)) {
    endings.push(
      watchSources(path.join(root, folder), isRun, async (file) => {
        print(`${folder}/${file} changed: ${users.join(' and ')} again`);
        restart(users);
      }),
    );
  }
  endings.push(
    watchSources(path.join(root, 'db'), isDefinition, async (file) => {
      print(`db/${file} changed: migrating`);
      for (const fault of await migrateAgain()) print(`cannot run: ${fault}`);
      restart(['server', 'worker']);
      print('database is at its newest state');
    }),
  );
  for (const program of frontEnds ? vitePrograms(installation, frontEnds) : []) {
    const vite = supervise(program, { ...installation, inherited: env.inherited });
    endings.push(() => vite.stop());
  }
}
