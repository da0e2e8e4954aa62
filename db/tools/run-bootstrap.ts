import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from './with-client.ts';

/** Runs a file of `bootstrap` as the owner; it is made to be run again at every start. */
export async function runBootstrap(ownerUrl: string, folder: string, name: string): Promise<void> {
  const path = join(folder, 'bootstrap', name);
  if (!existsSync(path)) return;
  const text = await readFile(path, 'utf8');
  await withClient(ownerUrl, (client) => client.query(text));
}
