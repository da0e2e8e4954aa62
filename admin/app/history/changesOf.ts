import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** One field's change; `field` is null for a column the operator may not see. */
export interface Change {
  column: string;
  field: CatalogueField | null;
  before: unknown;
  after: unknown;
}

type Row = Record<string, unknown>;

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

// Bookkeeping columns of the audit: they change with every write and carry no information.
const noise = new Set(['id', 'created_at', 'updated_at', 'search_text']);

/** The changes of one audit entry, in the order of the table's columns, unchanged ones left out. */
export function changesOf(entry: Row, { fields }: Pick<CatalogueResource, 'fields'>): Change[] {
  const before = rowOf(entry.before);
  const after = rowOf(entry.after);
  const place = (column: string) => {
    const found = fields.findIndex((field) => field.column === column);
    return found < 0 ? fields.length : found;
  };
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((column) => !noise.has(column))
    .filter(
      (column) => JSON.stringify(before[column] ?? null) !== JSON.stringify(after[column] ?? null),
    )
    .sort((a, b) => place(a) - place(b))
    .map((column) => ({
      column,
      field: fields.find((field) => field.column === column) ?? null,
      before: before[column] ?? null,
      after: after[column] ?? null,
    }));
}
