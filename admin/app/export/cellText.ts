import type { Catalogue, CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';
import { enumNamed } from '../catalogue/enumNamed.ts';
import { heldText } from '../catalogue/heldText.ts';
import type { Labels } from '../catalogue/labelsIn.ts';
import { decimalText } from '../format/decimalText.ts';
import { moneyParts } from '../format/moneyParts.ts';

/** A value as a cell says it: figures a spreadsheet can add, words for what has a name. */
export function cellText(
  catalogue: Catalogue,
  labels: Labels,
  field: CatalogueField,
  value: unknown,
): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'money': {
      const parts = moneyParts(value, labels.locale);
      const text = parts ? parts.whole + parts.fraction : String(value);
      return text.replace(/[\u2009\u00a0\u202f]/g, '').replace('\u2212', '-');
    }
    case 'decimal':
    case 'percent':
      return decimalText(value, labels.locale).replace(/[\u2009\u00a0\u202f]/g, '');
    case 'enum':
      return labels.value(enumNamed(catalogue, field.enumName), String(value));
    case 'datetime':
      return new Date(String(value)).toLocaleString('sv-SE');
    default:
      return typeof value === 'object'
        ? JSON.stringify(value)
        : (heldText(catalogue, labels, field, value) ?? String(value));
  }
}
