import fs from 'node:fs';
import path from 'node:path';

interface Build {
  madeAt: number;
  files: Set<string>;
}

const known = new Map<string, Build>();

/**
 * The files of a built front end, or null before its first build. It is listed once for each build,
 * so that an address is looked up in memory, and nothing outside the list can be asked for.
 */
export function buildFolder(folder: string): Set<string> | null {
  const page = fs.statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false });
  if (!page) return null;
  const found = known.get(folder);
  if (found?.madeAt === page.mtimeMs) return found.files;
  const files = new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
  known.set(folder, { madeAt: page.mtimeMs, files });
  return files;
}
