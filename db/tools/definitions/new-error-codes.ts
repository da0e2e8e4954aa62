import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const STATEMENTS = /(?:create type|alter type) app_public\.error_code\b[^;]*;/g;
const CODE = /^[A-Z][A-Z0-9_]*$/;

/**
 * Codes of refusals that a module has words for and no committed migration names: having its sentence is what
 * makes a code one of the closed list. Further sentences, as `BLANK.name`, are of a code that is there.
 */
export async function newErrorCodes(folder: string): Promise<string[]> {
  const committed = join(folder, 'migrations/committed');
  const history = await Promise.all(
    (await readdir(committed)).map((name) => readFile(join(committed, name), 'utf8')),
  );
  const known = history.flatMap((text) => text.match(STATEMENTS) ?? []).join('\n');
  const labelled = globSync('forms/modules/*/words.nb.json', { cwd: join(folder, '..') }).map(
    async (file) =>
      Object.keys(JSON.parse(await readFile(join(folder, '..', file), 'utf8')).errors ?? {}),
  );
  const codes = new Set((await Promise.all(labelled)).flat().filter((code) => CODE.test(code)));
  return [...codes].filter((code) => !known.includes(`'${code}'`)).sort();
}
