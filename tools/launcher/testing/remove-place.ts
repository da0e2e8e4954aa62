import fs from 'node:fs';
import { removeCluster } from '../postgres/remove-cluster.ts';

/** Removes a folder of throw-away clusters, ending those that run. */
export async function removePlace(folder: string): Promise<void> {
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await removeCluster(folder, entry.name);
  fs.rmSync(folder, { recursive: true, force: true });
}
