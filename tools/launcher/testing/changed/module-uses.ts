import fs from 'node:fs';
import path from 'node:path';
import { usedModules } from '#db/tools/module-files.ts';

/** The modules that each module uses, directly or through others, by `Uses:` of its module.md. */
export function moduleUses(root: string): Map<string, Set<string>> {
  const folder = path.join(root, 'db/modules');
  const direct = new Map(
    fs.readdirSync(folder).map((module) => {
      const text = fs.readFileSync(path.join(folder, module, 'module.md'), 'utf8');
      return [module, usedModules(text) ?? []] as const;
    }),
  );
  const all = (module: string, seen: Set<string>): Set<string> => {
    for (const used of direct.get(module) ?? []) {
      if (!seen.has(used)) all(used, seen.add(used));
    }
    return seen;
  };
  return new Map([...direct.keys()].map((module) => [module, all(module, new Set())]));
}
