import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { Words } from '#forms/words/words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type {
  Catalogue,
  CatalogueEnum,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { moneyParts } from '../../format/moneyParts.ts';
import { momentText, monthText } from '../../format/sinceText.ts';
import { sizeText } from '../../format/valueTexts.ts';
import { type Locale, useCurrentLocale } from '../../locale/locale.ts';
import { moduleWords } from '../../locale/words.ts';
import { holds } from '../useConsoleModel.ts';

export type Labels = ReturnType<typeof labelsIn>;

type Field = Pick<CatalogueField, 'words'>;

/** The enum of a table's status. */
const statesOf = (resource: CatalogueResource | undefined) =>
  resource?.fields.find(({ name }) => name === resource.statusField)?.enumName;

/** The words of one language for everything in the catalogue. */
export function labelsIn(locale: Locale, all: Partial<Words>) {
  const words = wordsIn(all);
  return {
    locale,
    one: ({ table }: CatalogueResource) => words.noun(table).one,
    many: ({ table }: CatalogueResource) => words.noun(table).many,
    /** Shown in place of rows while there are none. */
    empty: ({ table }: CatalogueResource) => words.noun(table).empty,
    section: words.section,
    /** A table that is no resource, because operators do not read its rows. */
    table: (table: string) => words.noun(table).one,
    /** Above a column and beside a value. */
    field: (field: Field) => words.field(...field.words).short,
    /** The label of an input, with its help text. */
    input: (field: Field) => words.field(...field.words),
    formField: ({ name }: CatalogueMutation, field: string, schema: { words?: string[] }) =>
      words.formField(name, field, schema),
    value: (of: CatalogueEnum | undefined, value: string) =>
      words.value(of?.name ?? '', value).label,
    /** A unit after its figure: 1 hour, 2 hours. */
    unit: (of: CatalogueEnum | undefined, value: string, figure: unknown) => {
      const { label, one = label } = words.value(of?.name ?? '', value);
      return (Number(figure) === 1 ? one : label).toLowerCase();
    },
    /** The texts of a mutation. */
    textsOf: ({ name }: CatalogueMutation) => words.action(name),
    /** The label of an action: that of its mutation, else of the worker's action with this name. */
    action: (action: string, mutation: CatalogueMutation | undefined) =>
      mutation ? words.action(mutation.name).submit : words.named(action),
    event: (resource: CatalogueResource | undefined, type: string) =>
      words.event(resource?.table ?? '', type, statesOf(resource)).label,
    /** A name that a column holds in text. */
    word: words.named,
  };
}

/** The enum of that GraphQL name, if the catalogue has it. */
export function enumNamed(
  catalogue: Catalogue,
  name: string | null | undefined,
): CatalogueEnum | undefined {
  return catalogue.enums.find((item) => item.name === name);
}

/** The words of the chosen language. */
export function useLabels(): Labels {
  const locale = useCurrentLocale();
  const words = moduleWords(locale);
  return useMemo(() => labelsIn(locale, words), [locale, words]);
}

/** The display text of a column tagged `@holds`; null if its value needs none. */
export function storedText(
  catalogue: Catalogue,
  labels: Labels,
  field: CatalogueField,
  value: unknown,
): string | null {
  switch (holds(field)) {
    case 'table': {
      const table = catalogue.resources.find((resource) => resource.table === value);
      return table ? labels.one(table) : labels.table(String(value));
    }
    case 'word':
      return labels.word(String(value));
    case 'country':
      return countryText(value, labels.locale);
    case 'bytes':
      return sizeText(value);
    default:
      return null;
  }
}

/** The name of a country: "NO" is Norge, or Norway. Text that is no code stays as it is. */
export function countryText(value: unknown, locale: Locale): string {
  const code = String(value).trim();
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

/** One of the values of a column that holds several, in people's words where it has any. */
export function itemText(
  catalogue: Catalogue,
  labels: Labels,
  field: CatalogueField,
  item: unknown,
): string {
  if (field.kind === 'enum')
    return labels.value(enumNamed(catalogue, field.enumName), String(item));
  return storedText(catalogue, labels, field, item) ?? String(item);
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

const readable = new Set(['text', 'email', 'integer']);

function written(
  catalogue: Catalogue,
  resource: CatalogueResource,
  record: RaRecord,
  labels: Labels,
): string | null {
  const field =
    resource.fields.find(({ name }) => name === resource.labelField) ??
    resource.fields.find(({ name, kind }) => readable.has(kind) && isFilled(record[name]));
  const text = field ? partText(catalogue, field, record, labels) : null;
  if (text === null) return null;
  const further = resource.titleFields.map((name) => {
    const one = resource.fields.find((field) => field.name === name);
    return one ? partText(catalogue, one, record, labels) : null;
  });
  return [text, ...further].filter(isFilled).join(' · ');
}

/** The text that a field contributes to a title; null when it has no value, or one that is no text. */
function partText(
  catalogue: Catalogue,
  field: CatalogueField,
  record: RaRecord,
  labels: Labels,
): string | null {
  const value: unknown = record[field.name];
  if (!isFilled(value)) return null;
  if (field.kind === 'enum') {
    return labels.value(enumNamed(catalogue, field.enumName), String(value));
  }
  if (holds(field) === 'month') return monthText(value, labels.locale);
  if (field.kind === 'date' || field.kind === 'datetime') {
    return momentText(value, field.kind, labels.locale);
  }
  if (field.kind === 'money') {
    const amount = moneyParts(value, labels.locale);
    // Narrow spaces that do not break: a title may be broken into lines, an amount may not.
    return amount && (amount.whole + amount.fraction).replaceAll('\u2009', '\u202f');
  }
  // The title of another row is not at hand here, and its key is no title.
  if (typeof value === 'object' || field.kind === 'reference') return null;
  return storedText(catalogue, labels, field, value) ?? String(value);
}

/**
 * The title of a row: its label column, or while that is empty (an invoice has no number before it is
 * published) its noun and creation time.
 */
export function titleOf(
  catalogue: Catalogue,
  resource: CatalogueResource,
  record: RaRecord,
  labels: Labels,
): string {
  const title = written(catalogue, resource, record, labels);
  if (title !== null) return title;
  const since = record.createdAt ?? record.occurredAt;
  return isFilled(since)
    ? `${labels.one(resource)} ${momentText(since, 'datetime', labels.locale)}`
    : `${labels.one(resource)} ${String(record.id).slice(-8)}`;
}
