import { createInterface } from 'node:readline/promises';

/** Asks a question and resolves to the answer, trimmed. */
export type Prompt = (question: string) => Promise<string>;

const kinds: Record<string, string> = {
  text: 'text not null check (length(NAME) between 1 and 200)',
  number: 'integer not null',
  money: 'bigint not null check (NAME >= 0)',
  date: 'date not null',
  time: 'time not null',
  yes: 'boolean not null default false',
};

/**
 * Asks for tables and returns their `create table` statements: for each table its fields with a kind, a list
 * of values in capitals, or the referenced table. An empty answer ends a list.
 */
export async function promptForTables(
  prompt: Prompt,
  say: (text: string) => void,
): Promise<string> {
  const types: string[] = [];
  const tables = new Map<string, string[]>();
  for (;;) {
    const table = await nameFrom(prompt, say, tables.size ? 'Another table' : 'A table, as boats');
    if (!table) break;
    if (tables.has(table)) say(`There is ${table} already.`);
    else
      tables.set(
        table,
        await promptForFields(prompt, say, table, types, [...tables.keys(), table]),
      );
  }
  const made = [...tables].map(
    ([name, fields]) => `create table ${name} (\n  ${fields.join(',\n  ')}\n);`,
  );
  return [...types, ...made].join('\n');
}

async function promptForFields(
  prompt: Prompt,
  say: (text: string) => void,
  table: string,
  types: string[],
  tables: string[],
): Promise<string[]> {
  const fields = new Map<string, string>();
  for (;;) {
    const name = await nameFrom(prompt, say, `A field of ${table}`);
    if (!name && fields.size > 0) return [...fields.values()];
    if (!name) say('A table has one field at least.');
    else if (fields.has(name)) say(`${table} has ${name} already.`);
    else
      fields.set(name, await promptForKind(prompt, say, `${table}_${name}`, name, types, tables));
  }
}

async function promptForKind(
  prompt: Prompt,
  say: (text: string) => void,
  type: string,
  name: string,
  types: string[],
  tables: string[],
): Promise<string> {
  const offered = [...Object.keys(kinds), ...tables].join(', ');
  for (;;) {
    const kind = await prompt(`What ${name} is (${offered}, or values as QUAY BUOY): `);
    const column = name.endsWith('_minor') || kind !== 'money' ? name : `${name}_minor`;
    const known = kinds[kind];
    if (known) return `${column} ${known.replace('NAME', column)}`;
    if (tables.includes(kind))
      return `${name.replace(/(_id)?$/, '_id')} uuid not null references ${kind}`;
    if (/^[A-Z][A-Z0-9_]*(\s+[A-Z][A-Z0-9_]*)+$/.test(kind)) {
      types.push(`create type ${type} as enum ('${kind.split(/\s+/).join("', '")}');`);
      return `${name} ${type} not null`;
    }
    say(`"${kind}" is none of these.`);
  }
}

/** Empty when nothing more is to come. */
async function nameFrom(
  prompt: Prompt,
  say: (text: string) => void,
  what: string,
): Promise<string> {
  for (;;) {
    const name = await prompt(`${what} (empty: no more): `);
    if (name === '' || /^[a-z][a-z0-9_]{0,50}$/.test(name)) return name;
    say(`"${name}" is no name: small letters, digits and underscores.`);
  }
}

/** The statements typed at a terminal. Throws when the author leaves before the end. */
export async function typedTables(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const left = new AbortController();
  terminal.once('close', () => left.abort());
  try {
    return await promptForTables(
      async (question) => (await terminal.question(question, { signal: left.signal })).trim(),
      console.log,
    );
  } catch (error) {
    throw left.signal.aborted ? new Error('Nothing was written.') : error;
  } finally {
    terminal.close();
  }
}
