import fs from 'node:fs';
import path from 'node:path';
import { env } from '../env.ts';
import { freePort } from '../free-port.ts';
import { print } from '../print.ts';
import { type Supervised, supervise } from '../process/supervise.ts';
import { watchSources } from './watch-sources.ts';

interface Development {
  root: string;
  dataFolder: string;
  port: number;
  running: Supervised[];
  migrated: () => Promise<unknown>;
  endings: (() => Promise<void>)[];
}

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
export async function startDevelopment(development: Development): Promise<Record<string, string>> {
  const { root, running, endings } = development;
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
        await development.migrated();
        restart(['server', 'worker']);
        print('database is at its newest state');
      } catch (error) {
        print(error instanceof Error ? error.message : String(error));
      }
    }),
  );
  return startVite(development);
}

async function startVite({ root, dataFolder, port, endings }: Development) {
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
