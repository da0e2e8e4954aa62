import type {
  CatalogueEnum,
  CatalogueField,
  CatalogueMutation,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';
import type { LabelTexts } from '../locale/LabelTexts.ts';
import type { Locale } from '../locale/locale.ts';
import { humanise } from './humanise.ts';
import { messageOf } from './messageOf.ts';
import { tagOf } from './tagOf.ts';

export type Labels = ReturnType<typeof labelsIn>;

/** A code of three letters is its own name: NOK, EHF. */
const valueWord = (value: string) => (/^[A-Z]{3}$/.test(value) ? value : humanise(value));

/** The trail speaks of columns, the label files of fields: `created_by` → `createdBy`. */
const fieldName = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The words of one language for everything in the catalogue: the tag `@name.<language>` where
 * somebody wrote one in the database, else what the modules' own label files say, else the name
 * itself made readable.
 */
export function labelsIn(locale: Locale, texts: LabelTexts) {
  const word = (name: string) =>
    texts.words?.[name] ?? texts.words?.[fieldName(name)] ?? humanise(name);
  return {
    locale,
    word,
    one: (resource: CatalogueResource) =>
      tagOf(resource, `one.${locale}`) ??
      texts.rows?.[resource.typeName] ??
      humanise(resource.typeName),
    many: (resource: CatalogueResource) =>
      tagOf(resource, `name.${locale}`) ?? humanise(resource.name),
    field: (field: Pick<CatalogueField, 'name'>) =>
      tagOf(field, `name.${locale}`) ?? word(field.name),
    value: (of: CatalogueEnum | undefined, value: string) =>
      (of && tagOf(of, `label.${locale}.${value}`)) ??
      texts.values?.[of?.name ?? '']?.[value] ??
      texts.values?.['']?.[value] ??
      valueWord(value),
    action: (action: string, mutation: CatalogueMutation | undefined) =>
      (mutation && messageOf(mutation, locale, 'submit')) ?? word(action),
  };
}
