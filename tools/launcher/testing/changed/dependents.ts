import fs from 'node:fs';
import path from 'node:path';
import { runTool } from '../../process/run-tool.ts';

/** The dependents of each file, by an import, by its name, or by reading its folder. */
export type Dependents = Map<string, Set<string>>;

interface Cruise {
  modules: { source: string; dependents?: string[] }[];
}

/** Code that reads a folder to find modules, on the server and in a bundle. */
const READS_FOLDERS = /\breaddir(Sync)?\(|import\.meta\.glob\(/;
/** Files found in this way, without an import. */
const IS_FOUND = /^([^/]+)\/(modules|routes)\//;
/** Data that a reader finds in a folder beside it. */
const IS_DATA = /^[^/]+\/.*\.(?:sql|json|md)$/;
/** A file named in a text, to be run or read. */
const NAMED = /['"`]([\w./-]+\.(?:ts|mjs|md|json|sql))['"`]/g;

export async function readDependents(root: string, files: string[]): Promise<Dependents> {
  const places = [...new Set(files.filter((file) => file.includes('/')).map(buildingOf))];
  const { code, output } = await runTool(root, 'depcruise', [
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    ...places.filter((place) => place !== 'docs' && !place.startsWith('.')),
  ]);
  // Forbidden imports give it another exit code and are reported by their own step.
  if (!output.startsWith('{')) throw new Error(`The imports cannot be read (${code}):\n${output}`);
  const dependents: Dependents = new Map();
  const add = (file: string, by: string) => {
    if (file !== by) dependents.set(file, (dependents.get(file) ?? new Set()).add(by));
  };
  const { modules }: Cruise = JSON.parse(output);
  for (const { source, dependents: by = [] } of modules) for (const one of by) add(source, one);
  const there = new Set(files);
  const bearers = Map.groupBy(files, (file) => path.basename(file));
  const found = files.filter((file) => IS_FOUND.test(file));
  const data = files.filter((file) => IS_DATA.test(file) && !IS_FOUND.test(file));
  for (const { source } of modules.filter((one) => there.has(one.source))) {
    const text = fs.readFileSync(path.join(root, source), 'utf8');
    for (const [, name = ''] of text.matchAll(NAMED)) {
      const places = [path.dirname(source), '.'].map((base) => path.join(base, name));
      const [only, ...others] = bearers.get(name) ?? [];
      if (only && others.length === 0) places.push(only);
      for (const place of places) if (there.has(place)) add(place, source);
    }
    if (READS_FOLDERS.test(text) && !source.startsWith('tests/')) {
      for (const file of found) if (mayLoad(source, file)) add(file, source);
      for (const file of data) if (file.startsWith(`${path.dirname(source)}/`)) add(file, source);
    }
  }
  return dependents;
}

/** Forms are found by code that checks inputs; other files only by their own top-level folder. */
const mayLoad = (reader: string, file: string) =>
  buildingOf(file) === 'forms' || buildingOf(reader) === buildingOf(file);

const buildingOf = (file: string) => file.split('/')[0] ?? '';
