import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeCluster } from '../postgres/remove-cluster.ts';
import { canEnter, systemUser } from '../postgres/system-user.ts';
import { isAlive } from '../process/is-alive.ts';

/** The type number of Linux's in-memory file system. */
const TMPFS = 0x01021994;

const USUAL = ['/dev/shm', os.tmpdir()];

export interface MemoryPlace {
  folder: string;
  /** Ends every Postgres in it, and gives the memory back. */
  remove(): Promise<void>;
}

const PREFIX = 'honorar-test-';
const OWNER = 'launcher.pid';

/**
 * A new in-memory folder for disposable clusters, or null if the machine lacks memory. A helper process
 * removes it when this process has ended, in whatever way; if the helper is killed too, the next run does.
 */
export async function memoryPlace(bytes: number): Promise<MemoryPlace | null> {
  const memory = findMemory(bytes);
  if (!memory) return null;
  for (const left of leftIn(memory)) await removePlace(left);
  const folder = fs.mkdtempSync(path.join(memory, PREFIX));
  fs.writeFileSync(path.join(folder, OWNER), `${process.pid}\n`);
  // Postgres runs as another user where we are root, and has to come in.
  if (process.getuid?.() === 0) fs.chmodSync(folder, 0o755);
  const cleaner = fork(path.join(import.meta.dirname, 'remove-after-us.ts'), [folder], {
    detached: true,
    stdio: 'ignore',
    execArgv: [],
  });
  const exited = once(cleaner, 'exit');
  cleaner.unref();
  cleaner.channel?.unref();
  return {
    folder,
    async remove() {
      cleaner.ref();
      if (cleaner.connected) cleaner.disconnect();
      await exited;
    },
  };
}

/** The folders of runs that were killed together with their cleaner. */
function leftIn(memory: string): string[] {
  const names = fs.readdirSync(memory).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => path.join(memory, name)).filter(isLeft);
}

function isLeft(folder: string): boolean {
  try {
    const isOurs = fs.lstatSync(folder).uid === process.getuid?.();
    return isOurs && !isAlive(Number(fs.readFileSync(path.join(folder, OWNER), 'utf8')));
  } catch {
    // Without a note it is just being made, or just being removed.
    return false;
  }
}

/** Removes a folder of throw-away clusters, ending those that run. */
export async function removePlace(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  for (const at of mountedIn(folder)) spawnSync('umount', ['-l', at]);
  for (const entry of entries) if (entry.isDirectory()) await removeCluster(folder, entry.name);
  fs.rmSync(folder, { recursive: true, force: true });
}

/** The small disks that tests have mounted below a folder; there are none where Linux does not list them. */
function mountedIn(folder: string): string[] {
  const mounts = '/proc/self/mounts';
  if (!fs.existsSync(mounts)) return [];
  const places = fs.readFileSync(mounts, 'utf8').split('\n');
  return places.map((line) => line.split(' ')[1] ?? '').filter((at) => at.startsWith(`${folder}/`));
}

/**
 * A folder in memory with this much space; null where there is none, as in a container with 64 MB of it. As
 * much again must be free, because tests need memory of their own.
 */
export function findMemory(bytes: number, places = USUAL): string | null {
  if (process.availableMemory() < 2 * bytes) return null;
  return places.find((place) => hasSpace(place, bytes)) ?? null;
}

function hasSpace(place: string, bytes: number): boolean {
  try {
    const { type, bavail, bsize } = fs.statfsSync(place);
    fs.accessSync(place, fs.constants.W_OK);
    return type === TMPFS && bavail * bsize >= bytes && canEnter(place, systemUser());
  } catch {
    return false;
  }
}
