import fs from 'node:fs';
import path from 'node:path';

interface Build {
  madeAt: number;
  /** The page every screen begins with. */
  page: string;
  files: Set<string>;
}

const PAGE = 'index.html';

const known = new Map<string, Build>();

/**
 * The files of a built front end, or null before its first build. The folder is listed once for each build,
 * so addresses are looked up in memory and files outside the list cannot be requested.
 */
export function buildFolder(folder: string): Build | null {
  const page = path.join(folder, PAGE);
  const made = fs.statSync(page, { throwIfNoEntry: false });
  if (!made) return null;
  const found = known.get(folder);
  if (found?.madeAt === made.mtimeMs) return found;
  const files = new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
  // The page is written anew for each answer and never sent as the file it is.
  files.delete(PAGE);
  const build = { madeAt: made.mtimeMs, page: fs.readFileSync(page, 'utf8'), files };
  known.set(folder, build);
  return build;
}
