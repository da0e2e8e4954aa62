import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Binaries } from './find-binaries.ts';
import type { SystemUser } from './system-user.ts';

/** Makes the cluster at the first start. An incomplete one, left by a kill, is made again. */
export function makeCluster(
  folder: string,
  binaries: Binaries,
  user: SystemUser,
  password: string,
): void {
  const isMade = fs.existsSync(path.join(folder, 'PG_VERSION'));
  if (isMade) refuseAnotherMajor(folder, binaries);
  refuseForeignOwner(folder, user);
  if (isMade) return;
  const unfinished = `${folder}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = `${folder}.password`;
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    fs.chownSync(unfinished, user.uid, user.gid);
    fs.chownSync(passwordFile, user.uid, user.gid);
  }
  // Norwegian sorting for every text; macOS has no C.UTF-8, and only its name matters there.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  try {
    execFileSync(
      binaries.initdb,
      [
        '-D',
        unfinished,
        '-U',
        'postgres',
        '-A',
        'scram-sha-256',
        '-E',
        'UTF8',
        '--pwfile',
        passwordFile,
        `--locale=${locale}`,
        '--locale-provider=icu',
        '--icu-locale=nb-NO',
        '--data-checksums',
      ],
      { ...user, cwd: '/', stdio: 'pipe' },
    );
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  fs.renameSync(unfinished, folder);
}

/** Postgres reads only files of its own user, and another user's data must not count as missing. */
function refuseForeignOwner(folder: string, user: SystemUser): void {
  const owner = fs.statSync(folder, { throwIfNoEntry: false })?.uid;
  const reader = user.uid ?? process.getuid?.();
  if (owner === undefined || reader === undefined || owner === reader) return;
  throw new Error(
    `The data in ${folder} is of the system user ${owner}, and Postgres would run as ${reader}. ` +
      'Start as the user who started it first.',
  );
}

function refuseAnotherMajor(folder: string, binaries: Binaries): void {
  const major = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (binaries.version.startsWith(`${major}.`)) return;
  throw new Error(
    `The data in ${folder} is of Postgres ${major}, and this release brings ${binaries.version}. ` +
      'See docs/operations.md for how to migrate it.',
  );
}
