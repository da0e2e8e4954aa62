import { cpSync } from 'node:fs';
import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { templateDatabase } from '../../support/template-database.ts';

const root = resolve(import.meta.dirname, '../../..');
const buildings = [
  'admin',
  'db',
  'forms',
  'plugins',
  'portal',
  'shared',
  'tests',
  'tools',
  'workers',
];
const files = ['package.json', 'tsconfig.json'];

export type TreeCopy = {
  root: string;
  /** Files of the module that were there before it came; a module touches none. */
  touched: string[];
};

/**
 * A copy of the folders that a module is laid into, and of the packages named besides; returns its
 * root. Its databases start as copies of a shared one.
 */
export async function copyTree(more: string[] = []): Promise<string> {
  await templateDatabase();
  const target = await mkdtemp(join(tmpdir(), 'honorar-toy-'));
  for (const name of [...buildings, ...more, ...files]) {
    cpSync(join(root, name), join(target, name), { recursive: true, verbatimSymlinks: true });
  }
  await symlink(join(root, 'node_modules'), join(target, 'node_modules'));
  return target;
}

/** A copy of the tree with a module laid over it, file by file. */
export async function copyWithModule(module: string, more: string[] = []): Promise<TreeCopy> {
  const target = await copyTree(more);
  const touched: string[] = [];
  const entries = await readdir(module, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(module, source);
    const isNew = await cp(source, join(target, path), { errorOnExist: true, force: false }).then(
      () => true,
      () => false,
    );
    if (!isNew) touched.push(path);
  }
  return { root: target, touched };
}
