import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { env } from '../env.ts';
import { print } from '../print.ts';

const PATIENCE_MS = 10 * 60_000;
const LOCK_SECONDS = 120;

/** The headless shell has no windows around its pages; Ubuntu's packages do not include it. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Installs Chromium from Debian's packages, which only root can. Returns why it could not, else null. */
export function installChromium(
  aptGet = '/usr/bin/apt-get',
  isRoot = process.getuid?.() === 0,
): string | null {
  if (!fs.existsSync(aptGet)) return 'this system has no apt-get to install it with';
  if (!isRoot) return 'only root could install it';
  print('installing chromium from the packages of this system …');
  // Without the newest lists it may still be there, so only the second step counts.
  run(aptGet, ['update']);
  let failure: string | null = null;
  for (const name of PACKAGES) {
    failure = run(aptGet, ['install', '-y', '--no-install-recommends', name]);
    if (failure === null) return null;
  }
  return `apt-get could not install it (${failure})`;
}

function run(aptGet: string, args: string[]): string | null {
  const done = spawnSync(aptGet, ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...args], {
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    env: { ...env.inherited, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (done.status === 0) return null;
  return done.stderr?.trim().split('\n').at(-1) || (done.error?.message ?? `code ${done.status}`);
}
