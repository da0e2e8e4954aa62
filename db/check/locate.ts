import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFiles } from '../tools/module-files.ts';

export interface Location {
  /** From the root of the project. */
  file: string;
  /** Counted from 1. */
  line: number;
}

/**
 * Finds where in the files of the modules something is written that the catalogue only knows by
 * name: a function, a table, one of its columns, a policy or trigger on it.
 */
export async function locator(folder: string): Promise<(said: string) => Location | null> {
  const files = (await moduleFiles(folder)).map((path) => ({
    path,
    text: readFileSync(join(folder, 'modules', path), 'utf8'),
  }));
  return (said) => {
    const names = said.match(/[a-z_][a-z0-9_]*/gi) ?? [];
    for (const name of names) {
      const file = files.find(({ path }) => homeOf.test(path) && isHome(path, name));
      if (!file) continue;
      const rest = said.slice(said.indexOf(name) + name.length);
      return { file: `db/modules/${file.path}`, line: lineOf(file.text, name, rest) };
    }
    return null;
  };
}

const homeOf = /\/(?:functions|views|types|tables|transitions)\//;

function isHome(path: string, name: string): boolean {
  return path.endsWith(`/${name}.sql`)
    ? !path.includes('/transitions/')
    : path.endsWith(`/${name}.rules.sql`);
}

/** The first line that speaks of what is said after the name; else the one that makes the thing. */
function lineOf(text: string, name: string, rest: string): number {
  const lines = text.split('\n');
  const quoted = /"([^"]+)"/.exec(rest)?.[1];
  const words = quoted ? [quoted] : (rest.match(/[a-z_][a-z0-9_]{2,}/gi) ?? []);
  for (const word of words) {
    const at = lines.findIndex(
      (line) =>
        !line.startsWith('--') &&
        line.includes(word) &&
        (quoted || new RegExp(`\\b${word}\\b`).test(line)),
    );
    if (at >= 0) return at + 1;
  }
  const made = lines.findIndex(
    (line) => /^(?:create|select app_private\.begin_)/.test(line) && line.includes(name),
  );
  return made < 0 ? 1 : made + 1;
}
