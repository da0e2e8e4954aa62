import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A folder for files that the Postgres user must reach when the checkout lies below a closed folder, such as
 * root's home. Only root ever needs it, so it may be in a place that only root can create.
 */
export function reachableHome(): string {
  const base = fs.existsSync('/var/lib') ? '/var/lib' : os.tmpdir();
  const home = path.join(base, 'honorar');
  fs.mkdirSync(home, { recursive: true, mode: 0o755 });
  fs.chmodSync(home, 0o755);
  return home;
}
