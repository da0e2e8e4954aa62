import fs from 'node:fs';
import path from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
  status: string;
}

/** Reads the postmaster.pid of this data folder, whether its Postgres is running or dead. */
export function readPostmaster(folder: string): Postmaster | null {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  if (!pid) return null;
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
}
