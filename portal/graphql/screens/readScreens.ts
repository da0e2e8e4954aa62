import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Screen } from '#plugins/core/screens/screen.ts';

/** Written with the contract by `npm run db:sdl`. */
const screensFile = resolve(import.meta.dirname, '../../../plugins/portal-screens.json');

/** The tables with generated screens. */
export function readScreens(): Screen[] {
  return JSON.parse(readFileSync(screensFile, 'utf8'));
}
