import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/** One field's change. */
export interface Change {
  column: string;
  field: CatalogueField;
  before: unknown;
  after: unknown;
}

type Row = Record<string, unknown>;

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

// Bookkeeping columns of the audit: they change with every write and carry no information.
const noise = new Set(['id', 'created_at', 'updated_at', 'search_text']);

/**
 * The changes of one audit entry, in the order of the table's columns. Unchanged columns are left out, and those that
 * the row's own page does not show to this operator, because nothing here has words for them.
 */
export function changesOf(entry: Row, { fields }: Pick<CatalogueResource, 'fields'>): Change[] {
  const before = rowOf(entry.before);
  const after = rowOf(entry.after);
  return fields.flatMap((field) => {
    const { column } = field;
    if (column === null || noise.has(column)) return [];
    const change = { column, field, before: before[column] ?? null, after: after[column] ?? null };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}
