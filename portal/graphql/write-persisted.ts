import { randomUUID } from 'node:crypto';
import { glob, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'graphql';
import { graphql, type Operation } from './graphql.ts';
import { hashOf } from './hashOf.ts';
import { allOperations, readScreens } from './screens/screenOperations.ts';

/** One operation of the portal as the server will know it. */
export interface PersistedOperation {
  name: string;
  hash: string;
  document: string;
}

/** A document in a source file, with the constants of the fragments that it spreads. */
interface WrittenDocument {
  constant: string;
  text: string;
  fragments: string[];
}

const DOCUMENT =
  /const (\w+) = graphql\(\s*(?:`((?:[^`$\\]|\$(?!\{))*)`|'([^'\\]*)')\s*,?\s*(?:\[([\w\s,]*)\]\s*,?\s*)?\)/g;

/**
 * Writes hash → document for the server, which then accepts requests from the portal by hash alone. In
 * development, documents of earlier builds are retained.
 */
export async function writePersisted(target: string, extend = false): Promise<number> {
  const operations = await collectOperations(resolve(import.meta.dirname, '..'));
  const known = extend ? await readKnown(target) : {};
  const documents = {
    ...known,
    ...Object.fromEntries(operations.map((one) => [one.hash, one.document])),
  };
  await mkdir(dirname(target), { recursive: true });
  // Whole at once: server and Vite read it at any moment, and two files that are saved together write it twice.
  const written = `${target}.${randomUUID()}`;
  await writeFile(written, `${JSON.stringify(documents, null, 2)}\n`);
  await rename(written, target);
  return operations.length;
}

async function readKnown(target: string): Promise<Record<string, string>> {
  const text = await readFile(target, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

if (import.meta.main) {
  const target = resolve(import.meta.dirname, '../../dist/portal-operations.json');
  console.log(`${await writePersisted(target)} operations written`);
}

/**
 * Finds every operation written in the portal, so that no list is maintained by hand, and generates those of
 * the declared screens. Sources are read, not run, because an operation is in the file of its component.
 */
export async function collectOperations(portal: string): Promise<PersistedOperation[]> {
  const found = new Map<string, PersistedOperation>();
  const collect = (value: Operation) => {
    const operation = toOperation(value);
    if (!operation) return;
    if (found.has(operation.name)) throw new Error(`Two operations are called ${operation.name}`);
    found.set(operation.name, operation);
  };
  allOperations(readScreens()).forEach(collect);
  const documents = new Map<string, WrittenDocument>();
  for await (const path of glob('{app,graphql/session,modules,ui}/**/*.{ts,tsx}', {
    cwd: portal,
  })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    for (const document of writtenDocuments(await readFile(join(portal, path), 'utf8'), path)) {
      const other = documents.get(document.constant);
      if (other && other.text !== document.text) {
        throw new Error(`Two documents are called ${document.constant}, one of them in ${path}`);
      }
      documents.set(document.constant, document);
    }
  }
  for (const { constant } of documents.values()) collect(composed(constant, documents));
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** A document that is composed at run time could not be persisted, and stops the build. */
function writtenDocuments(source: string, path: string): WrittenDocument[] {
  const documents = [...source.matchAll(DOCUMENT)].map(([, constant = '', text, line, list]) => ({
    constant,
    text: text ?? line ?? '',
    fragments: list?.match(/\w+/g) ?? [],
  }));
  if (documents.length !== source.split('= graphql(').length - 1) {
    throw new Error(`${path}: write each document as one string, with a list of its fragments`);
  }
  return documents;
}

function composed(constant: string, documents: Map<string, WrittenDocument>): Operation {
  const document = documents.get(constant);
  if (!document) throw new Error(`There is no document ${constant}`);
  const fragments = document.fragments.map((one) => composed(one, documents));
  const write = graphql as unknown as (text: string, used: Operation[]) => Operation;
  return write(document.text, fragments);
}

function toOperation({ name, text: document }: Operation): PersistedOperation | null {
  if (document.startsWith('fragment ')) return null;
  // A syntax error stops the build instead of a user.
  parse(document);
  if (!name) throw new Error(`An operation has no name: ${document}`);
  return { name, hash: hashOf(document), document };
}
