/** A column of an enum, with the values that its check leaves. */
export interface CheckedColumn {
  table_name: string;
  column_name: string;
  left_values: string[];
}

/** The columns of enums that have a check of their own, as filters of both front ends need to know them. */
export const checkedColumnsQuery = `
  select relname as table_name, attname as column_name,
    array(select (regexp_matches(def, '''(\\w+)''::', 'g'))[1]) as left_values
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and k.conkey = array[a.attnum]
  join pg_type t on t.oid = a.atttypid and t.typtype = 'e'
  cross join pg_get_constraintdef(k.oid, true) as def
  where k.contype = 'c' and def ~ ('^CHECK \\(' || attname || ' = ANY \\(ARRAY\\[[^]]*\\]\\)\\)$')`;

/** The values that a column can have: a filter by another finds no row. Null if no check names them. */
export function possibleValues(
  checked: readonly CheckedColumn[],
  table: string,
  column: string | null,
): string[] | null {
  const found = checked.find(
    ({ table_name, column_name }) => table_name === table && column_name === column,
  );
  return found?.left_values ?? null;
}
