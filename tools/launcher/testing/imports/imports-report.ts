import path from 'node:path';

/** A file and its imports, as dependency-cruiser reports them. */
export interface CruisedModule {
  source: string;
  /** `module` is written in the import, `resolved` is the file it names. */
  dependencies: { module: string; resolved: string; dependencyTypes: string[] }[];
}

/** The shortest way from a folder back to itself, each step with an import that makes it. */
type Circle = { folders: string[]; imports: string[] };

type Imports = Map<string, Map<string, string>>;

const isOurs = (file: string) =>
  file.includes('/') && !/^(node_modules|tests)\/|\.test\.tsx?$/.test(file);

const isOneFolder = (one: string, other: string) =>
  `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

const FOLDERS_UP = '../../../';

/** Imports that climb three folders or reach another package by a relative path, each with the subpath to write. */
export const farImports = (modules: readonly CruisedModule[]): string[] =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, resolved }) => module.startsWith('.') && isFar(source, module, resolved))
      .map(({ module, resolved }) => `${source} imports ${module}: write #${resolved}`),
  );

const isFar = (source: string, module: string, resolved: string): boolean =>
  module.startsWith(FOLDERS_UP) || packageOf(source) !== packageOf(resolved);

const packageOf = (file: string): string => file.slice(0, file.indexOf('/'));

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
  cycle?: { name: string }[];
}

interface Cruise {
  modules: CruisedModule[];
  summary: { violations: Violation[] };
}

/** The report of dependency-cruiser: violations of its rules, far imports, and cycles between folders. */
export default function report({ modules, summary }: Cruise): { output: string; exitCode: number } {
  const offences = [
    ...summary.violations.map(
      ({ rule, from, to, cycle = [] }) =>
        `${rule.name}: ${[from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])].join(' → ')}`,
    ),
    ...farImports(modules).map((text) => `subpath-for-far-imports: ${text}`),
    ...folderCircles(modules).map(
      ({ folders, imports }) =>
        `folders-go-in-a-circle: ${folders.join(' → ')}\n  ${imports.join('\n  ')}`,
    ),
  ];
  return { output: `${offences.join('\n')}\n`, exitCode: offences.length };
}

/**
 * Folders that import each other in a circle, which means that they are not separate parts. A folder and its
 * subfolders count as one. Imports of types disappear at run time, and tests may import everything; neither
 * counts.
 */
export function folderCircles(modules: readonly CruisedModule[]): Circle[] {
  const imports = importsOf(modules);
  const circles = new Map<string, Circle>();
  for (const from of imports.keys()) {
    const folders = wayBack(from, imports);
    const key = [...folders].sort().join('\n');
    if (folders.length === 0 || circles.has(key)) continue;
    const next = (at: number) => folders[(at + 1) % folders.length] ?? '';
    const examples = folders.map((folder, at) => imports.get(folder)?.get(next(at)) ?? '');
    circles.set(key, { folders, imports: examples });
  }
  return [...circles.values()];
}

function importsOf(modules: readonly CruisedModule[]): Imports {
  const imports: Imports = new Map();
  for (const { source, dependencies } of modules.filter(({ source }) => isOurs(source))) {
    const from = path.dirname(source);
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = path.dirname(resolved);
      if (!isOurs(resolved) || dependencyTypes.includes('type-only') || isOneFolder(from, to))
        continue;
      const others = imports.get(from) ?? new Map<string, string>();
      imports.set(from, others.set(to, `${source} imports ${resolved}`));
    }
  }
  return imports;
}

function wayBack(from: string, imports: Imports): string[] {
  const cameFrom = new Map<string, string>();
  const open = [from];
  for (const folder of open) {
    for (const next of imports.get(folder)?.keys() ?? []) {
      if (next === from) return circlePath(folder, from, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, folder);
      open.push(next);
    }
  }
  return [];
}

function circlePath(last: string, first: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [last];
  for (let at = last; at !== first; ) {
    at = cameFrom.get(at) ?? first;
    way.unshift(at);
  }
  return way;
}
