import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { sizeText } from '../../format/valueTexts.ts';
import type { Locale } from '../../locale/locale.ts';
import { holds } from '../tagOf.ts';
import { enumNamed, type Labels } from './labelsIn.ts';

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
