import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { reachableHome } from './find-binaries.ts';
import { canEnter, type SystemUser } from './system-user.ts';

/**
 * The cluster's data folder: `<dataFolder>/<name>`, or outside the checkout if the Postgres user cannot reach
 * that. A note in the data folder then contains its path, so that the data is found again after the checkout
 * has been moved.
 */
export function findDataFolder(dataFolder: string, name: string, user: SystemUser): string {
  const inside = path.join(dataFolder, name);
  fs.mkdirSync(dataFolder, { recursive: true });
  if (fs.existsSync(inside) || canEnter(dataFolder, user)) return inside;
  const note = path.join(dataFolder, `${name}.location`);
  const noted = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : null;
  if (noted && fs.existsSync(noted) && !belongsToAnother(noted, dataFolder)) {
    fs.writeFileSync(ownerNote(noted), dataFolder);
    return noted;
  }
  const hash = createHash('sha256').update(inside).digest('hex').slice(0, 12);
  const outside = path.join(reachableHome(), hash, name);
  fs.mkdirSync(path.dirname(outside), { recursive: true, mode: 0o755 });
  fs.writeFileSync(note, outside);
  fs.writeFileSync(ownerNote(outside), dataFolder);
  return outside;
}

/** A copied checkout contains the note too, but the data stay with the first one. */
function belongsToAnother(place: string, dataFolder: string): boolean {
  if (!fs.existsSync(ownerNote(place))) return false;
  const owner = fs.readFileSync(ownerNote(place), 'utf8');
  return owner !== dataFolder && fs.existsSync(owner);
}

const ownerNote = (place: string) => `${place}.checkout`;
