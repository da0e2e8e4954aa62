import { readdirSync, readFileSync } from 'node:fs';
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
 * name: a function, a table, one of its columns, a policy or trigger on it, a step between its states.
 */
export async function locator(folder: string): Promise<(message: string) => Location | null> {
  const files = (await moduleFiles(folder)).map((path) => read(folder, `modules/${path}`));
  const changes = readdirSync(join(folder, 'migrations/current')).map((name) =>
    read(folder, `migrations/current/${name}`),
  );
  return (message) =>
    stepOf(message, files) ?? homeOf(message, files) ?? makerOf(message, [...files, ...changes]);
}

interface File {
  path: string;
  text: string;
}

const read = (folder: string, path: string): File => ({
  path: `db/${path}`,
  text: readFileSync(join(folder, path), 'utf8'),
});

/** `boats: sink leads to …` speaks of a row of the transitions of boats; `boats: SUNK` of one that is missing there. */
function stepOf(message: string, files: File[]): Location | null {
  const [, table, action] = /^(\w+): (\w+)/.exec(message) ?? [];
  const file = files.find(({ path }) => path.endsWith(`/transitions/${table}.sql`));
  if (!file) return null;
  const lines = file.text.split('\n');
  const at = lines.findIndex((line) => line.includes(`, '${action}',`));
  const opening = lines.findIndex((line) => line.includes('begin_transitions'));
  return { file: file.path, line: Math.max(at < 0 ? opening : at, 0) + 1 };
}

/** The file named after the object. */
function homeOf(message: string, files: File[]): Location | null {
  for (const name of message.match(/[a-z_][a-z0-9_]*/gi) ?? []) {
    const file = files.find(({ path }) => kinds.test(path) && isHome(path, name));
    if (!file) continue;
    const rest = message.slice(message.indexOf(name) + name.length);
    return { file: file.path, line: lineOf(file.text, name, rest) };
  }
  return null;
}

/** The first statement that creates the object, in any file. */
function makerOf(message: string, files: File[]): Location | null {
  const [, name] = /\bapp_(?:public|private|hidden)\."?([\p{L}\p{N}_]+)/u.exec(message) ?? [];
  const made = new RegExp(
    `(?:^|\\s)create [^;]*\\bapp_\\w+\\."?${name}"?(?![\\p{L}\\p{N}_])`,
    'iu',
  );
  for (const { path, text } of name ? files : []) {
    const at = text.split('\n').findIndex((line) => made.test(line));
    if (at >= 0) return { file: path, line: at + 1 };
  }
  return null;
}

const kinds = /\/(?:functions|views|types|tables|transitions)\//;

function isHome(path: string, name: string): boolean {
  return path.endsWith(`/${name}.sql`)
    ? !path.includes('/transitions/')
    : path.endsWith(`/${name}.rules.sql`);
}

/** The first line that mentions the words after the name; else the line that creates the object. */
function lineOf(text: string, name: string, rest: string): number {
  const lines = text.split('\n');
  const quoted = /"([^"]+)"/.exec(rest)?.[1];
  const words = quoted ? [quoted] : (rest.match(/[a-z_][a-z0-9_]{2,}/gi) ?? []);
  const [first] = rest.startsWith('.') ? words : [];
  const named = first ? lines.findIndex((line) => line.includes(`${name}.${first} `)) : -1;
  if (named >= 0) return named + 1;
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
