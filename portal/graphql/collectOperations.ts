import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import type { Operation } from './Operation.ts';

const HASH_LETTERS = 20;

/** One operation of the portal as the server will know it. */
export interface PersistedOperation {
  name: string;
  hash: string;
  document: string;
}

/** Finds every operation written in the portal, so that no list of them has to be kept by hand. */
export async function collectOperations(portal: string): Promise<PersistedOperation[]> {
  const found = new Map<string, PersistedOperation>();
  for await (const path of glob('{app,modules,ui}/**/*.ts', { cwd: portal })) {
    const file = resolve(join(portal, path));
    if (path.endsWith('.test.ts') || !(await readFile(file, 'utf8')).includes('= graphql('))
      continue;
    const exported: Record<string, unknown> = await import(await freshUrl(file));
    for (const value of Object.values(exported)) {
      const operation = toOperation(value);
      if (!operation) continue;
      if (found.has(operation.name)) throw new Error(`Two operations are called ${operation.name}`);
      found.set(operation.name, operation);
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** While developing a file is read anew when it has changed; Node would keep its first reading. */
async function freshUrl(file: string): Promise<string> {
  const { mtimeMs } = await stat(file);
  return `${pathToFileURL(file).href}?changed=${mtimeMs}`;
}

function toOperation(value: unknown): PersistedOperation | null {
  if (!isOperation(value) || value.text.startsWith('fragment ')) return null;
  const { name, text: document } = value;
  // What cannot be read stops the build and not somebody at their work.
  parse(document);
  if (!name) throw new Error(`An operation has no name: ${document}`);
  // Nobody is kept from guessing a hash; it only has to be another for other words.
  const hash = createHash('sha256').update(document).digest('base64url').slice(0, HASH_LETTERS);
  return { name, hash, document };
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'text' in value && 'field' in value;
}
