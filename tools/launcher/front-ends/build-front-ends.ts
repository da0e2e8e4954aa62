import fs from 'node:fs';
import path from 'node:path';
import { print } from '../print.ts';
import { buildFrontEnd } from './build-front-end.ts';

const NAMES = ['portal', 'admin'];

/** Builds both front ends side by side, as far as they have changed. */
export async function buildFrontEnds(root: string): Promise<void> {
  const present = NAMES.filter((name) => fs.existsSync(path.join(root, name, 'vite.config.ts')));
  await Promise.all(
    present.map(async (name) => {
      const started = performance.now();
      const wasBuilt = await buildFrontEnd(root, name, () => print(`… building ${name}`));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      print(wasBuilt ? `${name} built (${seconds} s)` : `${name} is built already`);
    }),
  );
}
