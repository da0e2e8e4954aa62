import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { env } from '../env.ts';
import { print } from '../print.ts';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** A browser of the Chromium family, installed from Debian's packages when root has none. */
export function findChromium(): string {
  if (env.chromiumPath) {
    if (fs.existsSync(env.chromiumPath)) return env.chromiumPath;
    throw new Error(`CHROMIUM_PATH names ${env.chromiumPath}, where there is no browser.`);
  }
  const found = firstKnown() ?? installed();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install one (on Debian and Ubuntu: ' +
      'apt-get install chromium), or say where it is with CHROMIUM_PATH.',
  );
}

const firstKnown = () => KNOWN.find((file) => fs.existsSync(file)) ?? null;

function installed(): string | null {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return null;
  print('installing chromium from the packages of this system …');
  const options = {
    stdio: 'ignore',
    env: { ...env.inherited, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
  return firstKnown();
}
