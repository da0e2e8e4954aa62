import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleFiles, tableHomes } from '#db/tools/module-files.ts';

/** The objects of a module in the database, as its files define them; names with their schema. */
export interface ModuleParts {
  tables: string[];
  types: string[];
  /** Of files, so without a schema. */
  views: string[];
  functions: string[];
  /** Tables whose transitions it defines. */
  entities: string[];
}

/** Reads from the files of a module what there is of it in a database. */
export async function moduleParts(folder: string, module: string): Promise<ModuleParts> {
  const files = (await moduleFiles(folder)).filter((file) => file.startsWith(`${module}/`));
  const namesIn = (kind: string) =>
    files
      .filter((file) => file.startsWith(`${module}/${kind}/`))
      .map((file) => path.basename(file, '.sql'));
  const homes = await tableHomes(folder);
  return {
    tables: homes.filter((home) => files.includes(home.path)).map(({ table }) => table),
    types: await typesOf(path.join(folder, 'modules', module)),
    views: namesIn('views'),
    functions: namesIn('functions'),
    entities: namesIn('transitions'),
  };
}

async function typesOf(folder: string): Promise<string[]> {
  if (!(await readdir(folder)).includes('types.shape.sql')) return [];
  const shapes = await readFile(path.join(folder, 'types.shape.sql'), 'utf8');
  return [...shapes.matchAll(/^create (?:type|domain) (\S+) as/gm)].map(([, name = '']) => name);
}
