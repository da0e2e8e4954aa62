import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The user that Postgres runs as; empty for the user who started the launcher. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

const NAME = 'postgres';

/** Postgres refuses to run as root, so for root the system user `postgres` is found or made. */
export function systemUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  const found = lookUp();
  if (found) return found;
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME],
      { stdio: 'pipe' },
    );
  } catch (error) {
    throw new Error(
      `Postgres must not run as root, and the system user "${NAME}" could not be made. ` +
        'Start as an ordinary user, or make that user by hand.',
      { cause: error },
    );
  }
  const made = lookUp();
  if (!made) throw new Error(`the system user "${NAME}" was made but is not in /etc/passwd`);
  return made;
}

function lookUp(): SystemUser | null {
  for (const line of fs.readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === NAME) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

/**
 * Whether the user reaches this folder through all folders above it. Runs a shell as that user, because
 * permission bits alone do not show it (access lists, mounts).
 */
export function canEnter(folder: string, user: SystemUser): boolean {
  if (user.uid === undefined) return true;
  const result = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}
