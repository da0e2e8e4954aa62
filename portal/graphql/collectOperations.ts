import { glob, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'graphql';
import { hashOf } from './hashOf.ts';
import type { Operation } from './Operation.ts';
import { readScreens } from './screens/readScreens.ts';
import { allOperations } from './screens/screenOperations.ts';

/** One operation of the portal as the server will know it. */
export interface PersistedOperation {
  name: string;
  hash: string;
  document: string;
}

/**
 * Finds every operation written in the portal, so that no list is maintained by hand, and generates those of
 * the declared screens.
 */
export async function collectOperations(portal: string): Promise<PersistedOperation[]> {
  const found = new Map<string, PersistedOperation>();
  const collect = (value: unknown) => {
    const operation = toOperation(value);
    if (!operation) return;
    if (found.has(operation.name)) throw new Error(`Two operations are called ${operation.name}`);
    found.set(operation.name, operation);
  };
  allOperations(readScreens()).forEach(collect);
  for await (const path of glob('{app,graphql/session,modules,ui}/**/*.ts', { cwd: portal })) {
    const file = resolve(join(portal, path));
    if (path.endsWith('.test.ts') || !(await readFile(file, 'utf8')).includes('= graphql('))
      continue;
    const exported: Record<string, unknown> = await import(await freshUrl(file));
    Object.values(exported).forEach(collect);
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
  // A syntax error stops the build instead of a user.
  parse(document);
  if (!name) throw new Error(`An operation has no name: ${document}`);
  return { name, hash: hashOf(document), document };
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'text' in value && 'field' in value;
}
