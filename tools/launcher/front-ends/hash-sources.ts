import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** One number for the content of all files below the given places, whatever their dates. */
export function hashSources(root: string, places: string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(path.join(root, place))) {
      hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
