import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { minorParts } from '#shared/minor-parts.ts';
import type { WorksheetColumn } from '#shared/sheets/worksheet-column.ts';
import { yesAndNo } from '#shared/sheets/yes-and-no.ts';
import { addressLines } from '../catalogue/labels/addressLines.ts';
import { enumNamed, itemText, type Labels, storedText } from '../catalogue/labels/labels.ts';
import { unitOf } from '../catalogue/useConsoleModel.ts';
import { shiftPoint } from '../format/valueTexts.ts';

const kinds: Partial<Record<CatalogueField['kind'], WorksheetColumn['kind']>> = {
  money: 'minor',
  decimal: 'number',
  percent: 'number',
  integer: 'number',
  date: 'date',
  datetime: 'datetime',
};

/** The cell type of a field in a spreadsheet. Lists and references are text. */
export function cellKind(field: CatalogueField): WorksheetColumn['kind'] {
  return field.isList || field.reference ? 'text' : (kinds[field.kind] ?? 'text');
}

/** A value for a cell: plain figures that a spreadsheet can add, labels for enums and references. */
export function cellText(
  catalogue: Catalogue,
  labels: Labels,
  field: CatalogueField,
  value: unknown,
  row: object,
): string | null {
  if (value === null || value === undefined) return null;
  if (unitOf(catalogue, field, row) === 'MINOR') return shiftPoint(String(value), -2);
  if (typeof value === 'boolean') return yesAndNo[labels.locale][value ? 'true' : 'false'];
  if (field.isList && Array.isArray(value)) {
    return value.map((one) => itemText(catalogue, labels, field, one)).join(', ');
  }
  switch (field.kind) {
    case 'money': {
      const { sign, whole, hundredths } = minorParts(String(value), '');
      return `${sign ? '-' : ''}${whole}.${hundredths}`;
    }
    case 'enum':
      return labels.value(enumNamed(catalogue, field.enumName), String(value));
    case 'datetime':
      return new Date(String(value)).toLocaleString('sv-SE');
    default:
      return typeof value === 'object'
        ? compositeText(catalogue, labels, field, value)
        : (storedText(catalogue, labels, field, value) ?? String(value));
  }
}

/** An address on one line; of another composite its named parts; JSON that has no parts as it is stored. */
function compositeText(
  catalogue: Catalogue,
  labels: Labels,
  field: CatalogueField,
  value: object,
): string {
  const address = addressLines(catalogue, labels, field, value);
  if (address) return address.join(', ');
  if (!field.parts?.length) return JSON.stringify(value);
  return field.parts
    .map(
      (part) =>
        [part, cellText(catalogue, labels, part, Reflect.get(value, part.name), value)] as const,
    )
    .flatMap(([part, text]) => (text === null ? [] : `${labels.field(part)} ${text}`))
    .join(' · ');
}
