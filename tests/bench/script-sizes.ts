import { resolve } from 'node:path';
import { buildFrontEnd } from '#tools/launcher/front-ends/build-front-end.ts';
import { screenScripts } from '#tools/launcher/front-ends/screen-scripts.ts';
import { scriptSize } from '#tools/launcher/front-ends/script-size.ts';
import type { Figure } from './figure.ts';

const root = resolve(import.meta.dirname, '../..');

/** The compressed size of the script of some screens, for a first visit. */
export async function scriptSizes(): Promise<Figure[]> {
  for (const frontEnd of new Set(screenScripts.map((screen) => screen.frontEnd))) {
    await buildFrontEnd(root, frontEnd);
  }
  return screenScripts.map(({ name, frontEnd, modules, budget }) => ({
    name: `script of ${name}`,
    unit: 'kB',
    value: scriptSize(root, frontEnd, modules) / 1_000,
    most: budget / 1_000,
  }));
}
