import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type pg from 'pg';
import { changedFiles, textsIn } from '#db/access/changed-tables.ts';
import { catalogueOffences } from '#db/check/catalogue-offences.ts';
import { leakOffences } from '#db/check/leak-offences.ts';
import type { Offence } from '#db/check/offence.ts';
import { tagOffences } from '#db/check/tag-offences.ts';
import { COLUMNS, columnFiles } from '#db/tools/shapes/shape-files.ts';
import { withFreshDatabase } from '#db/tools/with-fresh-database.ts';
import { buildOffence } from './build-offence.ts';
import { formOffences } from './form-offences.ts';
import { isNoJson } from './is-no-json.ts';
import { languageOffences } from './language/language-offences.ts';
import { moduleOffences } from './module-offences.ts';
import { reactionOffences } from './reactions/reaction-offences.ts';
import { sizeOffences } from './size-offences.ts';
import { undeclaredUses } from './undeclared-uses.ts';
import { wordOffences } from './words/word-offences.ts';

const modules = '{db,forms,plugins,server,workers,portal}/modules';

type Fault = Pick<Offence, 'line' | 'what' | 'cure'>;

/** `PropertyNameExpected`: property name expected. */
const inWords = (code: string) =>
  code.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Files without offences; if they are unchanged, they are neither built nor tested for leaks again. */
export interface EarlierFiles {
  /** Their `db`. */
  folder: string;
  /** A database that was built from them. */
  database: string;
}

/**
 * Checks the files of all modules: builds a database from them, and returns the file, line and cure of each
 * offence. Empty when there are none.
 */
export async function findOffences(
  superuserUrl: string,
  root: string,
  earlier?: EarlierFiles,
): Promise<Offence[]> {
  const folder = path.join(root, 'db');
  const amiss = moduleOffences(root);
  if (amiss.length > 0) return amiss;
  const texts = textOffences(root);
  // Postgres rejects these files without a position.
  if (texts.some(({ file }) => file?.endsWith('.sql'))) return texts;
  const uses = await undeclaredUses(root);
  const language = [...languageOffences(root), ...sizeOffences(root)];
  const offencesIn = async (client: pg.Client) => [
    ...texts,
    ...uses,
    ...language,
    ...(await catalogueOffences(client, folder)),
    ...(await accessOffences(client, folder, earlier)),
    ...(await tagOffences(client, folder)),
    ...(await staleColumns(client, root)),
    ...(await formOffences(client, root)),
    // With one file of words unreadable, all others would seem incomplete.
    ...(texts.length === 0 ? await textAndLabelOffences(client, root) : []),
  ];
  try {
    return await withFreshDatabase(superuserUrl, folder, offencesIn, {
      template: earlier?.database,
    });
  } catch (error) {
    return [
      ...texts,
      ...uses,
      ...language,
      ...(isNoJson(error) ? [] : [await buildOffence(error, folder)]),
    ];
  }
}

async function accessOffences(
  client: pg.Client,
  folder: string,
  earlier?: EarlierFiles,
): Promise<Offence[]> {
  const changed = await changedFiles(folder, earlier && (await textsIn(earlier.folder)));
  await client.query('begin');
  try {
    return await leakOffences(client, folder, changed);
  } finally {
    await client.query('rollback');
  }
}

const textAndLabelOffences = async (client: pg.Client, root: string) => [
  ...(await reactionOffences(client, root)),
  ...(await wordOffences(client, root)),
];

/** Files that cannot be read at all: no JSON where JSON belongs, and bytes that are no text. */
function textOffences(root: string): Offence[] {
  const files = [`${modules}/**/*.{json,md,sql}`, 'db/migrations/current/*.sql'];
  return globSync(files, { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const fault = noText(text) ?? (file.endsWith('.json') ? noJson(text) : null);
      return fault ? [{ rule: 'files', file, ...fault }] : [];
    });
}

/** U+0000, which Postgres accepts nowhere, and U+FFFD, which replaces bytes that are not UTF-8. */
function noText(text: string): Fault | null {
  const at = text.search(/[\0\uFFFD]/u);
  if (at < 0) return null;
  const what = 'a byte in it is no text';
  return { line: lineAt(text, at), what, cure: 'Save the file as UTF-8 and write the line again.' };
}

function noJson(text: string): Fault | null {
  const faults: ParseError[] = [];
  const parsed: unknown = parse(text, faults, { disallowComments: true });
  const [fault] = faults;
  if (fault) {
    const what = `it is no JSON: ${inWords(printParseErrorCode(fault.error))}`;
    return { line: lineAt(text, fault.offset), what, cure: 'Fix this line.' };
  }
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return null;
  return { line: 1, what: 'it is no object', cure: 'Write { … } with named properties.' };
}

/**
 * Forms use the stored schemas of columns; a column changed since is reported, so that its form does not use
 * the old one.
 */
async function staleColumns(client: pg.Client, root: string): Promise<Offence[]> {
  const files = globSync(`db/modules/*/{tables,types}/*${COLUMNS}`, { cwd: root });
  const homes = new Map(files.map((file) => [path.basename(file, COLUMNS), file]));
  await client.query(`begin; set local search_path to ''`);
  const fresh = await columnFiles(client, (owner) => homes.get(owner));
  await client.query('rollback');
  return files.flatMap((file) => {
    const stored = readFileSync(path.join(root, file), 'utf8').split('\n');
    const now = fresh.get(file)?.split('\n') ?? [];
    const at = stored.findIndex((line, index) => line !== now[index]);
    if (at < 0) return [];
    const name = /"(\w+)":/.exec(now[at] ?? stored[at] ?? '')?.[1];
    return {
      rule: 'columns',
      file,
      line: at + 1,
      what: `${name ?? 'the list of columns'} differs from the database`,
      cure: 'Run npm run db:shapes.',
    };
  });
}
