import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Figure } from '../figure.ts';

const module = resolve(import.meta.dirname, '../../toy/module');

/**
 * The lines that a developer writes for a module of four tables, six mutations and an m:n relation.
 */
export function toyLines(): Figure[] {
  const files = globSync('**/*.*', { cwd: module }).filter(
    (file) => !/\.(access\.txt|generated\.json)$/.test(file),
  );
  const count = (chosen: string[]) =>
    chosen.reduce(
      (sum, file) => sum + readFileSync(join(module, file), 'utf8').trimEnd().split('\n').length,
      0,
    );
  return [
    { name: 'a module', unit: 'lines', value: count(files), most: 430 },
    {
      name: 'a module, TypeScript',
      unit: 'lines',
      most: 0,
      value: count(files.filter((file) => /\.tsx?$/.test(file))),
    },
  ];
}
