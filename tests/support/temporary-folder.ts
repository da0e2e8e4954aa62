import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A new empty folder, and its removal. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'honorar-test-'));
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
