import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locator } from '#db/check/locate.ts';
import type { Offence } from '#db/check/offence.ts';
import { moduleFiles } from '#db/tools/module-files.ts';
import { lineOf } from './line-of.ts';

/**
 * The offence of a database that could not be built. Postgres gives the position of a syntax error; for a
 * missing column in a comment or a grant it gives only the name.
 */
export async function buildOffence(error: unknown, folder: string): Promise<Offence> {
  const message = error instanceof Error ? error.message : String(error);
  const [, what = message, file, line] =
    /^([\s\S]*?)\n {2}in (db\/\S+), line (\d+)/.exec(message) ?? [];
  const place = file ? { file, line: Number(line) } : await placeOf(message, folder);
  return {
    rule: 'database',
    file: place?.file ?? null,
    line: place?.line ?? null,
    what,
    cure: 'Fix the statement; nothing after it was checked.',
  };
}

/**
 * Finds the place of an error by the names in it. For `column "weight" of relation "boats" does not exist`
 * that is the line of weight in the file of boats; else the first file that contains the name.
 */
async function placeOf(message: string, folder: string) {
  const names = [...message.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const locate = await locator(folder);
  const place = locate([...names].reverse().join(' '));
  if (place) return place;
  const [wrong] = names;
  for (const path of wrong ? await moduleFiles(folder) : []) {
    const text = readFileSync(join(folder, 'modules', path), 'utf8').replace(/--.*$/gm, '');
    const found = new RegExp(`\\b${wrong}\\b`).exec(text);
    if (found) return { file: `db/modules/${path}`, line: lineOf(text, found[0]) };
  }
  return null;
}
