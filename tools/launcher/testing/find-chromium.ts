import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { env } from '../env.ts';
import { print } from '../print.ts';

/** The first have no browser window, which makes an end-to-end test a quarter faster. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const APPLICATIONS = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const PATIENCE_MS = 20_000;
const INSTALL_PATIENCE_MS = 10 * 60_000;
const LOCK_SECONDS = 120;

/** The headless shell has no windows around its pages; Ubuntu's packages do not include it. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

export interface BrowserSearch {
  /** The path of the browser from the environment. */
  given: string | null;
  /** The paths to look for it. */
  places: string[];
  /** Installs one. Returns why it could not, else null. */
  install: () => string | null;
}

/** A browser of the Chromium family that starts, installed where that is possible and none is found. */
export function findChromium(search: BrowserSearch = usualSearch()): string {
  const { given, places, install } = search;
  if (given) {
    if (starts(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which is no browser that starts.`);
  }
  const found = places.find(starts);
  if (found) return found;
  const obstacle = install();
  const brought = places.find(starts);
  if (brought) return brought;
  throw new Error(
    `The browser tests need Chromium or Chrome, and none was found${obstacle ? `: ${obstacle}` : ''}. ` +
      'Install one (on Debian: apt-get install chromium-headless-shell; without root: npx ' +
      'playwright install chromium), or say where yours is: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

function usualSearch(): BrowserSearch {
  const folders = new Set([...(env.inherited.PATH ?? '').split(path.delimiter), '/usr/bin']);
  const inPath = NAMES.flatMap((name) => [...folders].map((folder) => path.join(folder, name)));
  return {
    given: env.chromiumPath,
    places: [...inPath, ...APPLICATIONS, chromium.executablePath()],
    install: installChromium,
  };
}

/** Its existence is not enough: Ubuntu has a file of that name which only points to another package. */
function starts(file: string): boolean {
  if (!fs.existsSync(file)) return false;
  const result = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: PATIENCE_MS });
  return result.status === 0 && /\d+\.\d+/.test(result.stdout);
}

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
    timeout: INSTALL_PATIENCE_MS,
    env: { ...env.inherited, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (done.status === 0) return null;
  return done.stderr?.trim().split('\n').at(-1) || (done.error?.message ?? `code ${done.status}`);
}
