import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { env } from '../env.ts';
import { installChromium } from './install-chromium.ts';

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
