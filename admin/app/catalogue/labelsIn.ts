import type { Words } from '../../../forms/words/words.ts';
import { wordsIn } from '../../../forms/words/words-in.ts';
import type {
  CatalogueEnum,
  CatalogueField,
  CatalogueMutation,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';
import type { Locale } from '../locale/locale.ts';
import { messageOf } from './messageOf.ts';
import { tagOf } from './tagOf.ts';

export type Labels = ReturnType<typeof labelsIn>;

/** The trail speaks of columns, the words of fields: `created_by` → `createdBy`. */
const fieldName = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The words of one language for everything in the catalogue. */
export function labelsIn(locale: Locale, all: Partial<Words>) {
  const words = wordsIn(all);
  const word = (name: string) => {
    if (all.jobs?.[name]) return words.job(name);
    const known = all.fields?.['*']?.[name] ? name : fieldName(name);
    return words.field(known).label;
  };
  return {
    locale,
    word,
    one: (resource: CatalogueResource) =>
      all.nouns?.[resource.table]?.one ??
      tagOf(resource, `one.${locale}`) ??
      wordsIn({ values: all.values }).value('rows', resource.typeName).label,
    many: (resource: CatalogueResource) =>
      tagOf(resource, `name.${locale}`) ?? words.noun(resource.table).many,
    field: (field: Pick<CatalogueField, 'name' | 'words'>) =>
      tagOf(field, `name.${locale}`) ?? words.field(...field.words, field.name).short,
    /** What stands beside an input, and helps whoever fills it in. */
    input: (field: Pick<CatalogueField, 'name' | 'words'>) => {
      const said = words.field(...field.words, field.name);
      return {
        label: tagOf(field, `name.${locale}`) ?? said.label,
        help: tagOf(field, `help.${locale}`) ?? said.help,
      };
    },
    value: (of: CatalogueEnum | undefined, value: string) =>
      (of && tagOf(of, `label.${locale}.${value}`)) ??
      (all.values?.[of?.name ?? '']?.[value]
        ? words.value(of?.name ?? '', value)
        : words.value('', value)
      ).label,
    /** A field of a mutation's form. */
    formField: (mutation: CatalogueMutation, path: string, schema: { words?: string[] }) => {
      const said = words.formField(mutation.name, path.split('.').at(-1) ?? '', schema);
      const text = (of: string) => messageOf(mutation, locale, `fields.${path}.${of}`);
      return {
        label: text('label') ?? said.label,
        help: text('help') ?? said.help,
        placeholder: text('placeholder') ?? said.placeholder,
      };
    },
    /** What a mutation is called and says. */
    said: (mutation: CatalogueMutation) => {
      const said = words.action(mutation.name);
      const text = (of: string) => messageOf(mutation, locale, of);
      return {
        title: text('title') ?? said.title,
        description: text('description') ?? said.description,
        submit: text('submit') ?? said.submit,
        success: text('success') ?? said.success,
      };
    },
    action: (action: string, mutation: CatalogueMutation | undefined) =>
      mutation
        ? (messageOf(mutation, locale, 'submit') ?? words.action(mutation.name).submit)
        : word(action),
    event: (table: string, type: string) =>
      all.events?.[table]?.[type] ? words.event(table, type).label : word(type),
  };
}
