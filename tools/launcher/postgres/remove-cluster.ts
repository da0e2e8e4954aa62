import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../process/is-alive.ts';
import { findDataFolder } from './find-data-folder.ts';
import { systemUser } from './system-user.ts';

interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

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

/** Reads the postmaster.pid of this data folder, whether its Postgres is running or dead. */
export function readPostmaster(folder: string): Postmaster | null {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!pid) return null;
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
}
