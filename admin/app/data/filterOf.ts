import { tidyText } from '#forms/validate/tidy-text.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { searchedField } from '../catalogue/fieldsOf.ts';
import { holds, isTagged } from '../catalogue/useConsoleModel.ts';
import { locale } from '../locale/locale.ts';
import { moduleWords } from '../locale/words.ts';

type Conditions = Record<string, unknown>;

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + 1);
  return date.toISOString();
}

function rangeOf(
  field: CatalogueField,
  range: { from?: unknown; to?: unknown; isNull?: unknown },
): Conditions | null {
  if (typeof range.isNull === 'boolean') return { isNull: range.isNull };
  // "To 3 May" includes the whole of that day in local time, not only its first instant.
  const isMoment = field.kind === 'datetime';
  const conditions: Conditions = {};
  if (isFilled(range.from)) {
    conditions.greaterThanOrEqualTo = isMoment
      ? new Date(`${range.from}T00:00:00`).toISOString()
      : range.from;
  }
  if (isFilled(range.to)) {
    if (isMoment) conditions.lessThan = dayAfter(String(range.to));
    else conditions.lessThanOrEqualTo = range.to;
  }
  return Object.keys(conditions).length > 0 ? conditions : null;
}

function conditionOf(field: CatalogueField, value: unknown): Conditions | null {
  if (field.isList) return isFilled(value) ? { anyEqualTo: value } : null;
  if (Array.isArray(value)) return value.length > 0 ? { in: value } : null;
  if (typeof value === 'object' && value !== null) return rangeOf(field, value);
  if (!isFilled(value)) return null;
  const isText = field.kind === 'text' || field.kind === 'longText' || field.kind === 'email';
  if (!isText) return { equalTo: value };
  const text = wanted(value);
  return text === '' ? null : { includesInsensitive: bare(field, text) };
}

/** The text to search for: a copied one brings spaces that are not typed, two of them or at its ends. */
const wanted = (value: unknown) => tidyText(String(value)).replace(/\s+/g, ' ');

/** A number shown in groups is found however its digits are grouped. */
function bare(field: CatalogueField | undefined, text: string): string {
  return field && isTagged(field, 'groups') ? text.replace(/\s/g, '') : text;
}

/** Free text: by the table's own search, else in its title. */
function searchFor(resource: CatalogueResource, text: string): Conditions {
  const searched = searchedField(resource);
  if (!searched) return {};
  const { name, isSearch } = searched;
  if (isSearch) {
    const grouped = resource.fields.find((one) => isTagged(one, 'groups'));
    return { [name]: /^[\d\s]+$/.test(text) ? bare(grouped, text) : text };
  }
  const field = resource.fields.find((one) => one.name === name);
  const written = { [name]: { includesInsensitive: bare(field, text) } };
  // A name that is shown as a word is found by the word, too.
  const named = field && holds(field) === 'word' ? wordsMeaning(text) : [];
  return named.length > 0 ? { or: [written, { [name]: { in: named } }] } : written;
}

/**
 * Turns the values of react-admin's filter form into the API's filter input. `q` is the free
 * text; a field the resource does not have is left out rather than sent and refused.
 */
export function filterOf(resource: CatalogueResource, values: Record<string, unknown>): Conditions {
  const filter: Conditions = {};
  for (const field of resource.fields) {
    const condition = conditionOf(field, values[field.name]);
    if (condition) filter[field.name] = condition;
  }
  const text = wanted(values.q ?? '');
  if (text !== '') Object.assign(filter, searchFor(resource, text));
  return filter;
}

/** The stored names whose label in the current language contains the search text. */
function wordsMeaning(text: string): string[] {
  const part = text.toLowerCase();
  const words = moduleWords(locale.read());
  const { named } = wordsIn(words);
  const owners = [
    { ...words.jobs },
    ...Object.values(words.values),
    ...Object.values(words.events),
  ];
  const names = new Set(owners.flatMap((owner) => Object.keys(owner)));
  return [...names].filter((name) => named(name).toLowerCase().includes(part));
}
