import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { collectOperations } from './collectOperations.ts';

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
