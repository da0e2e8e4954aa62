import { farImports } from './far-imports.ts';
import { type CruisedModule, folderCircles } from './folder-circles.ts';

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
