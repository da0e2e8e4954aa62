import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { collectOperations } from './collectOperations.ts';

/** Writes hash → document for the server, which then answers the portal by hash alone. */
export async function writePersisted(target: string): Promise<number> {
  const operations = await collectOperations(resolve(import.meta.dirname, '..'));
  const documents = Object.fromEntries(operations.map((one) => [one.hash, one.document]));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${JSON.stringify(documents, null, 2)}\n`);
  return operations.length;
}

if (import.meta.main) {
  const target = resolve(import.meta.dirname, '../../dist/portal-operations.json');
  console.log(`${await writePersisted(target)} operations written`);
}
