import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Every job of the worker, as `module/verb_noun`: a file of that name, or a function whose comment contains
 * `@task`.
 */
export function tasksIn(root: string): string[] {
  const programs = globSync('workers/modules/*/*_*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const functions = globSync('db/modules/*/functions/*.sql', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const [, module] = /(?:^|'|\\n)@task (\w+)/m.exec(text) ?? [];
    return module ? [`${module}/${path.basename(file, '.sql')}`] : [];
  });
  return [...programs.map((file) => file.replace(/^workers\/modules\/|\.ts$/g, '')), ...functions];
}
