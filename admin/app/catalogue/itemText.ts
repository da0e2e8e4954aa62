import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { enumNamed } from './enumNamed.ts';
import type { Labels } from './labelsIn.ts';
import { storedText } from './storedText.ts';

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
