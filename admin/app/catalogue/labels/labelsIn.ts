import type { Words } from '#forms/words/words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type {
  Catalogue,
  CatalogueEnum,
  CatalogueField,
  CatalogueMutation,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { fieldName } from '#shared/names.ts';
import type { Locale } from '../../locale/locale.ts';

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
    /** The label of a column that appears only in the audit trail. */
    column: (column: string) => words.fieldNamed(fieldName(column)),
    /** The label of an input, with its help text. */
    input: (field: Field) => words.field(...field.words),
    formField: ({ name }: CatalogueMutation, field: string, schema: { words?: string[] }) =>
      words.formField(name, field, schema),
    value: (of: CatalogueEnum | undefined, value: string) =>
      words.value(of?.name ?? '', value).label,
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
