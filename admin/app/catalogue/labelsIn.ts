import type {
  CatalogueEnum,
  CatalogueField,
  CatalogueMutation,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';
import type { Locale } from '../locale/locale.ts';
import { humanise } from './humanise.ts';
import { messageOf } from './messageOf.ts';
import { tagOf } from './tagOf.ts';

export type Labels = ReturnType<typeof labelsIn>;

/**
 * The words of one language for everything in the catalogue: the tag `@name.<language>` where
 * somebody wrote one, else a general word for names that occur everywhere, else the name itself
 * made readable.
 */
export function labelsIn(locale: Locale, words: Record<string, string>) {
  const named = (thing: { tags?: CatalogueResource['tags'] }, name: string) =>
    tagOf(thing, `name.${locale}`) ?? words[name] ?? humanise(name);
  return {
    locale,
    one: (resource: CatalogueResource) =>
      tagOf(resource, `name.${locale}`) ?? humanise(resource.typeName),
    many: (resource: CatalogueResource) =>
      tagOf(resource, `names.${locale}`) ?? humanise(resource.name),
    field: (field: Pick<CatalogueField, 'name' | 'tags'>) => named(field, field.name),
    word: (name: string) => words[name] ?? humanise(name),
    value: (of: CatalogueEnum | undefined, value: string) =>
      (of && tagOf(of, `label.${locale}.${value}`)) ?? humanise(value),
    action: (action: string, mutation: CatalogueMutation | undefined) =>
      (mutation && messageOf(mutation, locale, 'submit')) ?? words[action] ?? humanise(action),
  };
}
