import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import icons from '@tabler/icons-react/dist/esm/icons-list.mjs';
import { closest, distance } from 'fastest-levenshtein';
import type pg from 'pg';
import { moduleFiles } from '../tools/module-files.ts';
import type { Offence } from './offence.ts';
import { readListNames } from './read-list-names.ts';
import tags from './tags.json' with { type: 'json' };
import { type WrittenLine, type WrittenTag, writtenLines, writtenTags } from './written-tags.ts';

/** `of`: the tag's name has a second part after its first dot, a value of an enum. */
type Tag = { on: string[]; value: string; of?: boolean; says: string };

const known: Record<string, Tag> = tags;
const columnsQuery = new URL('./tagged-columns.sql', import.meta.url);

type Fault = Pick<Offence, 'what' | 'cure'>;

const needValue = new Set(['text', 'number', 'column', 'order', 'table', 'icon', 'section']);

/** The place of a section, and the table that declares it. */
type Placed = Map<string, { place: string; target: string }>;

/** For each table: its columns, computed fields, and referenced rows with their table. */
type Columns = Map<string, Map<string, string | null>>;

/** Unknown tags, tags on objects they do not apply to, and missing columns in tags. */
export async function tagOffences(client: pg.Client, folder: string): Promise<Offence[]> {
  const { rows } = await client.query<{ owner: string; name: string; points: string | null }>(
    readFileSync(columnsQuery, 'utf8'),
  );
  const columns: Columns = new Map();
  for (const { owner, name, points } of rows) {
    columns.set(owner, (columns.get(owner) ?? new Map()).set(name, points));
  }
  const found: Offence[] = [];
  const placed: Placed = new Map();
  const lists = await readListNames(client);
  const listed = new Map<string, string>();
  for (const path of await moduleFiles(folder)) {
    const text = readFileSync(join(folder, 'modules', path), 'utf8');
    const report = (line: number, fault: Fault | null) => {
      if (fault) found.push({ rule: 'tags', file: `db/modules/${path}`, line, ...fault });
    };
    for (const tag of writtenTags(text)) {
      const fault =
        faultOf(tag, columns) ?? placedTwice(tag, placed) ?? listedTwice(tag, lists, listed);
      report(tag.line, fault);
    }
    for (const line of writtenLines(text)) report(line.line, tagWithin(line));
  }
  return found;
}

function faultOf(tag: WrittenTag, columns: Columns): Fault | null {
  const { name, kind, value } = tag;
  const meant = known[name];
  if (!meant)
    return {
      what: `nobody reads @${name}`,
      cure: `${mostSimilar(name)} All tags are in db/check/tags.json.`.trim(),
    };
  if (!meant.on.includes(kind)) {
    return {
      what: `@${name} says nothing of a ${kind}`,
      cure: `Write it on a ${meant.on.join(' or a ')}. ${meant.says}`,
    };
  }
  if (tag.of && !meant.of) {
    return {
      what: `@${name} takes nothing after a dot, not "${tag.of}"`,
      cure: 'What people call a thing stands in forms/modules/<module>/words.nb.json and words.en.json.',
    };
  }
  if (meant.value === 'none' && value) {
    return { what: `@${name} takes no value, not "${value}"`, cure: meant.says };
  }
  if (needValue.has(meant.value) && !value) {
    return { what: `@${name} needs a value`, cure: meant.says };
  }
  if (meant.value === 'number' && !/^\d+$/.test(value)) {
    return { what: `@${name} takes a number, not "${value}"`, cure: meant.says };
  }
  return (
    wrongPlace(tag, meant) ?? missingIcon(tag, meant) ?? missingColumn(tag, meant.value, columns)
  );
}

/** A section's place is declared once, since its tables could contradict each other. */
function placedTwice({ name, value, target }: WrittenTag, placed: Placed): Fault | null {
  if (name !== 'section') return null;
  const [section = '', place] = value.split(' ');
  if (place === undefined) return null;
  const earlier = placed.get(section);
  if (!earlier) placed.set(section, { place, target });
  return earlier
    ? {
        what: `@section ${section} stands at ${earlier.place} already, by ${earlier.target}`,
        cure: `Write @section ${section}, or change its place there.`,
      }
    : null;
}

/** The API has one field of a name, and would give one of the two lists. */
function listedTwice(
  { name, value, target }: WrittenTag,
  names: Map<string, string>,
  listed: Map<string, string>,
): Fault | null {
  if (name !== 'list') return null;
  const called = value || names.get(target);
  const earlier = called && listed.get(called);
  if (called && !earlier) listed.set(called, target);
  if (!earlier || earlier === target) return null;
  return {
    what: `the list ${called} is that of ${earlier} already`,
    cure: 'Give it a name of its own, @list boatsAfloat.',
  };
}

/**
 * A tag after another in its line is read as the other's value, or as text. A key of a view separates its
 * parts by `|`.
 */
function tagWithin({ text }: WrittenLine): Fault | null {
  const within = [...text.matchAll(/(?<=[^\s|]\s*)@([a-zA-Z]\w*)/g)].find(
    ([, name = '']) => known[name] && (/^\s*@/.test(text) || text.trimEnd().endsWith(`@${name}`)),
  );
  if (!within) return null;
  const [tag] = within;
  return {
    what: `${tag} does not begin its line, so it is no tag`,
    cure: `Break the line before it: ${tag} stands alone, or with what it says.`,
  };
}

function wrongPlace({ name, value }: WrittenTag, meant: Tag): Fault | null {
  if (meant.value !== 'section' || /^\w+( \d+)?$/.test(value)) return null;
  return { what: `@${name} takes a word and perhaps a number, not "${value}"`, cure: meant.says };
}

function missingIcon({ name, value }: WrittenTag, meant: Tag): Fault | null {
  if (meant.value !== 'icon' || icons.includes(value)) return null;
  return {
    what: `@${name} names the icon ${value}, which is not there`,
    cure: `Did you mean ${closest(value, icons)}? All are on tabler.io/icons.`,
  };
}

function missingColumn(
  { name, of, value, kind, target }: WrittenTag,
  takes: string,
  columns: Columns,
): Fault | null {
  if (takes === 'table' && !columns.has(value)) {
    return {
      what: `@${name} names the table ${value}, which is not there`,
      cure: 'Write the name of a table of app_public.',
    };
  }
  const isColumn =
    ['column', 'order'].includes(takes) || (takes === 'label' && !of && kind !== 'type');
  if (!isColumn) return null;
  const owner = target.split('.')[1] ?? '';
  // The result of a function belongs to the row type with which its name begins.
  const own =
    columns.get(owner) ?? [...columns].find(([table]) => owner.startsWith(`${table}_`))?.[1];
  if (!own) return null;
  // An order has a direction after its column, a label further columns.
  const named = value.split(/[\s,]+/).slice(0, takes === 'label' ? undefined : 1);
  const missing = named.find((one) => {
    const [first = '', second] = one.split('.');
    const points = own.get(first);
    return second === undefined ? !own.has(first) : !(points && columns.get(points)?.has(second));
  });
  if (missing === undefined) return null;
  return {
    what: `@${name} names the column ${missing}, which ${owner} does not have`,
    cure: `Its columns: ${[...own.keys()].join(', ')}.`,
  };
}

/** The tag that was perhaps meant. */
function mostSimilar(name: string): string {
  const best = closest(name, Object.keys(known));
  return distance(name, best) < 4 ? `Did you mean @${best}?` : '';
}
