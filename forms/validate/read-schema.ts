import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pluralize from 'pluralize';
import type { InputSchema } from './input-schema.ts';
import { normaliseSchema, type Outside } from './normalise-schema.ts';

/** A schema as every reader sees it, and the files that its text came from. */
export interface ReadSchema {
  schema: InputSchema;
  files: string[];
}

const ownModules = path.resolve(import.meta.dirname, '../../db/modules');

/**
 * Reads a schema with its references: a noun shared by several forms, by a `$ref` relative to the file, and
 * columns, as `npm run db:shapes` has written them. Throws with the file and its fault.
 */
export function readSchema(file: string): ReadSchema {
  const files = new Set<string>();
  const columns = new Map<string, Record<string, InputSchema>>();

  const column = (name: string): InputSchema => {
    const [owner = '', attribute = ''] = name.split('.');
    if (!columns.has(owner))
      columns.set(
        owner,
        columnsOf(modulesBeside(file), owner, (read) => files.add(read)),
      );
    const found = columns.get(owner)?.[attribute];
    if (!found)
      throw new Error(
        `column ${name} is not in the catalogue, or not in ${owner}.columns.generated.json yet: npm run db:shapes`,
      );
    return found;
  };
  const outsideOf = (from: string, way: string[]): Outside => ({
    column,
    owner: ownerOf(from),
    ref: (ref) => {
      const target = path.resolve(path.dirname(from), ref);
      if (way.includes(target)) throw new Error(`$ref ${ref} leads back to where it comes from`);
      files.add(target);
      const schema = readJson(target, `$ref ${ref}`);
      return { schema, root: schema, outside: outsideOf(target, [...way, target]) };
    },
  });

  files.add(file);
  try {
    return {
      schema: normaliseSchema(readJson(file, ''), outsideOf(file, [file])),
      files: [...files],
    };
  } catch (error) {
    throw new Error(`${path.relative('', file)}: ${(error as Error).message}`, { cause: error });
  }
}

/** `clients/client.json` is about one of `clients`, `clients/create_client/schema.json` is that form. */
function ownerOf(file: string): string {
  const name = path.basename(file, '.json');
  return name === 'schema' ? path.basename(path.dirname(file)) : pluralize.plural(name);
}

/** The modules of the tree that contains the form; this project's for a form elsewhere. */
function modulesBeside(form: string): string {
  const [root, rest] = path.resolve(form).split(`${path.sep}forms${path.sep}modules${path.sep}`);
  return rest ? path.join(root ?? '', 'db/modules') : ownModules;
}

function columnsOf(
  modules: string,
  owner: string,
  onRead: (file: string) => void,
): Record<string, InputSchema> {
  // Called hundreds of times, so it builds paths: matching each of the files took ten times as long.
  const [file] = (existsSync(modules) ? readdirSync(modules) : [])
    .flatMap((module) => ['tables', 'types'].map((kind) => path.join(modules, module, kind)))
    .map((folder) => path.join(folder, `${owner}.columns.generated.json`))
    .filter((one) => existsSync(one));
  if (!file) return {};
  onRead(file);
  return readJson(file, '') as Record<string, InputSchema>;
}

function readJson(file: string, why: string): InputSchema {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as InputSchema;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? `leads to no file: ${path.basename(file)}` : message;
    throw new Error(`${why} ${reason}`.trim(), { cause: error });
  }
}
