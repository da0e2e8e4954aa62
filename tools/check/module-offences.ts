import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Offence } from '#db/check/offence.ts';
import { usedModules } from '#db/tools/module-files.ts';
import { lineOf } from './line-of.ts';

/** Modules without a valid description or declared dependencies, which nothing can be built without. */
export function moduleOffences(root: string): Offence[] {
  const modules = readdirSync(path.join(root, 'db/modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [
    ...strayFolders(root, modules),
    ...modules.flatMap((module) => offencesOf(root, module, modules)),
  ];
}

/**
 * Folders of no known module would be ignored, or work only on file systems that ignore case.
 */
function strayFolders(root: string, modules: string[]): Offence[] {
  const files = globSync('{forms,plugins,server,workers}/modules/*/**/*.*', { cwd: root }).sort();
  const first = new Map(files.reverse().map((file) => [file.split('/')[2] ?? '', file]));
  return [...first].flatMap(([name, file]): Offence[] => {
    if (modules.includes(name)) return [];
    const cure = `Write db/modules/${name}/module.md, or give the folder the name of a module: ${modules.join(', ')}.`;
    return [{ rule: 'modules', file, line: 1, what: `there is no module ${name}`, cure }];
  });
}

function offencesOf(root: string, module: string, modules: string[]): Offence[] {
  const file = `db/modules/${module}/module.md`;
  const offence = (line: number, what: string, cure: string): Offence[] => [
    { rule: 'modules', file, line, what, cure },
  ];
  if (!/^[a-z][a-z_]*$/.test(module)) {
    return offence(
      1,
      `${module} is not a valid module name`,
      'Write lower-case letters a to z and underscores: some file systems treat Harbour and harbour as one.',
    );
  }
  if (!existsSync(path.join(root, file))) {
    return offence(
      1,
      `${module} has no module.md`,
      `Write what ${module} is, and a line "Uses: core".`,
    );
  }
  const page = readFileSync(path.join(root, file), 'utf8');
  const used = usedModules(page);
  if (!used) {
    return offence(
      page.split('\n').length,
      'it does not say whom it uses',
      'Write a line "Uses: core", with the modules whose tables and functions it calls.',
    );
  }
  const unknown = used.filter((name) => !modules.includes(name));
  return unknown.flatMap((name) =>
    offence(
      lineOf(page, 'Uses:'),
      `it uses ${name}, which is no module`,
      `There are: ${modules.join(', ')}.`,
    ),
  );
}
