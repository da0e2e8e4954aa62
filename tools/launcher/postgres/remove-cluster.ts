import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../process/is-alive.ts';
import { findDataFolder } from './find-data-folder.ts';
import { readPostmaster } from './postmaster.ts';
import { systemUser } from './system-user.ts';

/** Removes a throw-away cluster with all its data, ending a Postgres that a killed run left. */
export async function removeCluster(dataFolder: string, name: string): Promise<void> {
  const folder = findDataFolder(dataFolder, name, systemUser());
  const left = readPostmaster(folder);
  if (left && isAlive(left.pid)) {
    process.kill(left.pid, 'SIGQUIT');
    while (isAlive(left.pid)) await wait(50);
  }
  fs.rmSync(folder, { recursive: true, force: true });
  // Outside the checkout it has a folder of its own, which would stay behind empty.
  if (path.dirname(folder) !== path.resolve(dataFolder)) {
    fs.rmSync(path.dirname(folder), { recursive: true, force: true });
    fs.rmSync(path.join(dataFolder, `${name}.location`), { force: true });
  }
}
