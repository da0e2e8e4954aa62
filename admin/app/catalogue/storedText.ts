import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { countryText } from '../format/countryText.ts';
import { sizeText } from '../format/sizeText.ts';
import { holds } from './holds.ts';
import type { Labels } from './labelsIn.ts';

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
