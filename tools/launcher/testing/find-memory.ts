import fs from 'node:fs';
import os from 'node:os';
import { canEnter, systemUser } from '../postgres/system-user.ts';

/** The type number of Linux's in-memory file system. */
const TMPFS = 0x01021994;
const USUAL = ['/dev/shm', os.tmpdir()];

/**
 * A folder in memory with this much space; null where there is none, as in a container with 64 MB of it. As
 * much again must be free, because tests need memory of their own.
 */
export function findMemory(bytes: number, places = USUAL): string | null {
  if (process.availableMemory() < 2 * bytes) return null;
  return places.find((place) => hasSpace(place, bytes)) ?? null;
}

function hasSpace(place: string, bytes: number): boolean {
  try {
    const { type, bavail, bsize } = fs.statfsSync(place);
    fs.accessSync(place, fs.constants.W_OK);
    return type === TMPFS && bavail * bsize >= bytes && canEnter(place, systemUser());
  } catch {
    return false;
  }
}
