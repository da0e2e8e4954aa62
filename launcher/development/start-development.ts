import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { freePort } from '../free-port.ts';
import type { Installation } from '../installation.ts';
import { print } from '../print.ts';
import { supervise } from '../process/supervise.ts';
import type { StartedInstallation } from '../start-installation.ts';
import { watchSources } from './watch-sources.ts';

type Endings = (() => Promise<void>)[];

/** Which processes are started anew when something below a folder changes. */
const USERS_OF: Record<string, string[]> = {
  server: ['server'],
  plugins: ['server'],
  forms: ['server', 'worker'],
  storage: ['server', 'worker'],
  workers: ['worker'],
  sandbox: ['sandbox'],
};

/** Reloads database, processes and front ends as their sources change. */
export async function startDevelopment(
  installation: Installation,
  { running, migrated }: StartedInstallation,
  endings: Endings,
): Promise<Record<string, string>> {
  const { root } = installation;
  const restart = (names: string[]) => {
    for (const one of running) if (names.includes(one.name)) one.restart();
  };
  for (const [folder, users] of Object.entries(USERS_OF)) {
    endings.push(
      watchSources(path.join(root, folder), async (file) => {
        print(`${folder}/${file} changed: ${users.join(' and ')} again`);
        restart(users);
      }),
    );
  }
  endings.push(
    watchSources(path.join(root, 'db'), async (file) => {
      // Shapes are written from the database, not read by it.
      if (!file.endsWith('.sql') || file.endsWith('.shape.sql')) return;
      print(`db/${file} changed: migrating`);
      try {
        await migrated();
        restart(['server', 'worker']);
        print('database is at its newest state');
      } catch (error) {
        print(error instanceof Error ? error.message : String(error));
      }
    }),
  );
  return startVite(installation, endings);
}

async function startVite({ root, dataFolder, port }: Installation, endings: Endings) {
  const addresses: Record<string, string> = {};
  for (const [name, page] of [
    ['portal', '/v2/nb'],
    ['admin', '/admin/'],
  ] as const) {
    const config = path.join(name, 'vite.config.ts');
    if (!fs.existsSync(path.join(root, config))) continue;
    const own = await freePort(dataFolder, `vite-${name}`);
    const program = {
      name: `vite-${name}`,
      script: 'node_modules/vite/bin/vite.js',
      args: ['--config', config, '--port', String(own), '--strictPort', '--clearScreen', 'false'],
      env: { PORT: String(port) },
    };
    const vite = supervise(program, { root, dataFolder, inherited: env.inherited });
    endings.push(() => vite.stop());
    addresses[`${name} (reloading)`] = `http://localhost:${own}${page}`;
  }
  return addresses;
}
