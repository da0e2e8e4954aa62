import { type CruisedModule, folderCircles } from './folder-circles.ts';

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
