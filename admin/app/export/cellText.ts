import type { Catalogue, CatalogueField } from '../../../plugins/core/catalogue/catalogue.ts';
import { enumNamed } from '../catalogue/enumNamed.ts';
import { heldText } from '../catalogue/heldText.ts';
import { itemText } from '../catalogue/itemText.ts';
import type { Labels } from '../catalogue/labelsIn.ts';
import { unitOf } from '../catalogue/unitOf.ts';
import { decimalText } from '../format/decimalText.ts';
import { figureText } from '../format/figureText.ts';
import { moneyParts } from '../format/moneyParts.ts';

/** Without what only people read: thin spaces, and the longer sign of typographers. */
const plainFigure = (text: string) =>
  text.replace(/[\u2009\u00a0\u202f]/g, '').replace('\u2212', '-');

/** A value as a cell says it: figures a spreadsheet can add, words for what has a name. */
export function cellText(
  catalogue: Catalogue,
  labels: Labels,
  field: CatalogueField,
  value: unknown,
  row: object,
): string {
  if (value === null || value === undefined) return '';
  const unit = unitOf(catalogue, field, row);
  if (unit) return plainFigure(figureText(value, unit, labels.locale));
  if (field.isList && Array.isArray(value)) {
    return value.map((one) => itemText(catalogue, labels, field, one)).join(', ');
  }
  switch (field.kind) {
    case 'money': {
      const parts = moneyParts(value, labels.locale);
      const text = parts ? parts.whole + parts.fraction : String(value);
      return plainFigure(text);
    }
    case 'decimal':
    case 'percent':
      return plainFigure(decimalText(value, labels.locale));
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
