import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Offence } from '../db/check/offence.ts';

/** Modules that do not say what they are or whom they use: without it nothing can be built. */
export function moduleOffences(root: string): Offence[] {
  const modules = readdirSync(path.join(root, 'db/modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return modules.flatMap((module) => {
    const file = `db/modules/${module}/module.md`;
    const offence = (line: number, what: string, cure: string): Offence[] => [
      { rule: 'modules', file, line, what, cure },
    ];
    if (!existsSync(path.join(root, file))) {
      return offence(
        1,
        `${module} has no module.md`,
        `Write what ${module} is, and a line "Uses: core".`,
      );
    }
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.startsWith('Uses:'));
    if (at < 0)
      return offence(
        lines.length,
        'it does not say whom it uses',
        'Write a line "Uses: core", with the modules whose tables and functions it calls.',
      );
    const used = (lines[at] ?? '').slice('Uses:'.length).match(/[a-z_]+/g) ?? [];
    const unknown = used.filter((name) => name !== 'none' && !modules.includes(name));
    return unknown.flatMap((name) =>
      offence(at + 1, `it uses ${name}, which is no module`, `There are: ${modules.join(', ')}.`),
    );
  });
}
