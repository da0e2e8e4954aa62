import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { typeName } from '#db/tools/shapes/type-name.ts';
import { fileFaults } from '#shared/files/file-fault.ts';
import { fieldName } from '#shared/names.ts';
import { tasksIn } from '../tasks-in.ts';
import { codeHomes, homeOf } from './code-homes.ts';
import { formWords } from './form-words.ts';
import { storedLabels } from './stored-labels.ts';

/** A name that users see, and the keys its label may have. */
export interface NeededWord {
  /** The key where it belongs. */
  place: string;
  /** Other keys that would serve, since they have the same label. */
  also: string[];
  /** A description, for the author of the label. */
  what: string;
  /** The module whose file it belongs to; null if it has no particular one. */
  module: string | null;
  /** Whether users would see the bare name without it. */
  isNeeded: boolean;
  /** Whether any job, noun, value, event or field of that name serves, in any module. */
  isFoundByName?: true;
}

interface Thing {
  kind: 'noun' | 'field' | 'computed' | 'value' | 'error' | 'state' | 'section';
  owner: string;
  name: string;
  points: string | null;
  is_needed: boolean;
}

const query = new URL('./things.sql', import.meta.url);

/** Everything that may have a word: of the catalogue, of the forms, of the jobs and the events. */
export async function neededWords(client: pg.Client, root: string): Promise<NeededWord[]> {
  const { rows } = await client.query<Thing>(readFileSync(query, 'utf8'));
  const moduleOf = readHomes(root);
  const codes = rows.flatMap(({ kind, name }) => (kind === 'error' ? name : []));
  const users = codeHomes(root, codes);
  const homeOfThing = ({ kind, owner, name }: Thing) =>
    kind === 'error' ? homeOf(users.get(name)) : moduleOf(owner);
  return [
    ...rows.flatMap((thing) => [wordOf(thing, homeOfThing(thing)), ...refusedField(thing)]),
    ...ownNames(root),
    ...fileFaults.map((fault) => optionalLabel(`errors.*.${fault}`)),
    ...uiNames(root),
    ...formWords(root),
    ...jobs(root),
    ...events(root),
    ...(await storedLabels(client, root)),
  ];
}

function wordOf(
  { kind, owner, name, points, is_needed: isNeeded }: Thing,
  module: string | null,
): NeededWord {
  const field = fieldName(name ?? '');
  const needed = { isNeeded, module, also: [] };
  switch (kind) {
    case 'noun':
      return { ...needed, place: `nouns.${owner}`, what: `the table ${owner}` };
    case 'field':
    case 'computed':
      return {
        ...needed,
        place: `fields.${owner}.${field}`,
        also: [...(points ? [`nouns.${points}`] : []), `fields.*.${field}`],
        what: `${owner}.${name}`,
      };
    case 'value':
      return {
        ...needed,
        place: `values.${typeName(owner)}.${name}`,
        what: `the value ${name} of ${owner}`,
      };
    case 'error':
      return { ...needed, place: `errors.${name}`, what: `the code ${name}` };
    case 'state':
      return optionalLabel(`events.${owner}.${name}`);
    case 'section':
      return { ...needed, place: `sections.${name}`, what: `@section ${name}` };
  }
}

/** A refusal may have a sentence of its own for a field. */
function refusedField({ kind, owner, name }: Thing): NeededWord[] {
  const names = { field: name, computed: name, noun: owner } as Record<string, string | undefined>;
  const field = fieldName(names[kind] ?? '').replace(/Ids?$/, '');
  return field ? [optionalLabel(`errors.*.${field}`)] : [];
}

const optionalLabel = (place: string): NeededWord => ({
  place,
  also: [],
  what: place,
  module: null,
  isNeeded: false,
});

/** Fields that are only on a screen, as the second of two passwords. */
function ownNames(root: string): NeededWord[] {
  return globSync('portal/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const names = text.matchAll(/\bknownAs="(\w+)"|\bpath: '(\w+)'/g);
    return [...names].map(([, known, field]) => optionalLabel(`errors.*.${known ?? field}`));
  });
}

/** Labels that `ui.json` uses in place of a field's or value's own. */
function uiNames(root: string): NeededWord[] {
  return globSync('forms/modules/**/*ui.json', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const names = text.matchAll(/"ui:word": "([\w.]+)"|"ui:refusedAs": "(\w+)"/g);
    const others = text.matchAll(/"ui:values": "(\w+)",\s*"ui:choices": \[([^\]]*)\]/g);
    return [
      ...[...names].map(([, word, refused]) =>
        word ? uiLabel(file, `fields.${word}`) : optionalLabel(`errors.*.${refused}`),
      ),
      ...[...others].flatMap(([, owner, values = '']) =>
        [...values.matchAll(/\w+/g)].map(([value]) => uiLabel(file, `values.${owner}.${value}`)),
      ),
    ];
  });
}

const uiLabel = (file: string, place: string): NeededWord => ({
  place,
  also: [`fields.*.${place.split('.').at(-1)}`],
  isNeeded: true,
  what: `${place}, which ${file} names,`,
  module: file.split(path.sep)[2] ?? null,
});

/** Reads where tables, types and enums are defined, once for hundreds of labels. */
function readHomes(root: string): (name: string) => string | null {
  const homes = new Map<string, string>();
  for (const file of globSync('db/modules/*/{types/*,views/*,tables/*.rules}.sql', { cwd: root })) {
    homes.set(path.basename(file).replace(/(\.rules)?\.sql$/, ''), file);
  }
  const shapes = globSync('db/modules/*/types.shape.sql', { cwd: root }).map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return { file, text };
  });
  return (name) => {
    const shape = () => shapes.find(({ text }) => text.includes(`.${name} as `))?.file;
    return (homes.get(name) ?? shape())?.split(path.sep)[2] ?? null;
  };
}

function jobs(root: string): NeededWord[] {
  return tasksIn(root).map((task) => {
    const module = task.split('/')[0] ?? null;
    return { place: `jobs.${task}`, also: [], what: `the job ${task}`, module, isNeeded: true };
  });
}

/** `record_event('clients', …, 'SUPPORT_MESSAGE')`. Events of states come from the transitions. */
function events(root: string): NeededWord[] {
  return globSync('db/modules/*/functions/*.sql', { cwd: root }).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const calls = text.matchAll(
      /(?:record|write)(?:_row)?_events?\(\s*'(\w+)',\s*[\w.[\]]+,\s*[\w.]+,\s*'([A-Z_]+)'/g,
    );
    const ofTables = [...calls].map(([, table = '', type = '']) => [table, type] as const);
    return [...ofTables, ...documentEvents(text)].map(([table, type]) => ({
      place: `events.${table}.${type}`,
      also: [`events.*.${type}`],
      what: `the event ${type} of ${table}`,
      module: file.split(path.sep)[2] ?? null,
      isNeeded: true,
    }));
  });
}

/** `record_document_event(id, 'SENDING', …)`: of an invoice or a credit note, of which only the former is reminded of. */
function documentEvents(text: string): (readonly [table: string, type: string])[] {
  const calls = text.matchAll(
    /perform app_private\.record_(?:document|delivery)_event\(([^;]*)\);/g,
  );
  return [...calls].flatMap(([, values = '']) =>
    [...values.matchAll(/'([A-Z_]+)'/g)].flatMap(([, type = '']) =>
      (type.startsWith('REMIND') ? ['invoices'] : ['invoices', 'credit_notes']).map(
        (table) => [table, type] as const,
      ),
    ),
  );
}
