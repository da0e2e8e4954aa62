import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The order follows references: a policy calls functions, a transition is guarded by a table's rules. */
const kinds = ['types', 'functions', 'views', 'tables', 'transitions', 'reactions', 'seeds'];

/**
 * Every definition file of every module, relative to `modules/`, in the order in which a database
 * can take them: kind by kind, and within a kind a module after those it uses.
 */
export async function moduleFiles(folder: string): Promise<string[]> {
  const root = join(folder, 'modules');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.sql'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !path.endsWith('.shape.sql'));
  const modules = await modulesInOrder(root);
  const rank = (path: string) => {
    const [module = '', kind = ''] = path.split('/');
    const kindRank = kinds.includes(kind) ? kinds.indexOf(kind) : 1;
    return kindRank * 1000 + modules.indexOf(module);
  };
  return paths.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

async function modulesInOrder(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const ordered: string[] = [];
  const visit = async (name: string, path: string[]): Promise<void> => {
    if (ordered.includes(name) || path.includes(name)) return;
    const page = await readFile(join(root, name, 'module.md'), 'utf8');
    for (const used of usedModules(page) ?? []) {
      if (names.includes(used)) await visit(used, [...path, name]);
    }
    ordered.push(name);
  };
  for (const name of ['core', ...names.sort()]) if (names.includes(name)) await visit(name, []);
  return ordered;
}

export type TableHome = { table: string; path: string };

/** Which rules file speaks of which table: its first statement names it. */
export async function tableHomes(folder: string): Promise<TableHome[]> {
  const homes: TableHome[] = [];
  for (const path of await moduleFiles(folder)) {
    if (!path.endsWith('.rules.sql')) continue;
    const text = await readFile(join(folder, 'modules', path), 'utf8');
    const table = /begin_rules\(\s*'([a-z_]+\.[a-z0-9_]+)'/.exec(text)?.[1];
    if (!table) throw new Error(`${path} does not begin with app_private.begin_rules('…')`);
    homes.push({ table, path });
  }
  return homes;
}

/** The modules that a module uses, from the line `Uses:` of its module.md; null without that line. */
export function usedModules(page: string): string[] | null {
  const names = /^Uses:(.*)$/m.exec(page)?.[1];
  if (names === undefined) return null;
  return (names.match(/[a-z_]+/g) ?? []).filter((name) => name !== 'none');
}
