import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * The folders of a module: one in each top-level folder that has any, and those of its tests. Relative to the
 * root.
 */
export async function moduleFolders(root: string, module: string): Promise<string[]> {
  const inside = async (folder: string) =>
    (await readdir(path.join(root, folder), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
      .map((entry) => path.join(folder, entry.name));
  const buildings = await inside('');
  const ofTests = buildings.includes('tests') ? await inside('tests') : [];
  return [
    ...buildings.map((building) => path.join(building, 'modules', module)),
    ...ofTests.map((tests) => path.join(tests, module)),
  ].filter((folder) => existsSync(path.join(root, folder)));
}
