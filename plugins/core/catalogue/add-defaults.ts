import type { Catalogue } from './catalogue.ts';

/** The default of a column as Postgres writes it down. */
export interface ColumnDefault {
  table_name: string;
  column_name: string;
  expression: string;
}

/** The defaults of all columns; introspection only shows that there is one. */
export const defaultsQuery = `
  select c.relname as table_name, a.attname as column_name, pg_get_expr(d.adbin, d.adrelid) as expression
  from pg_attrdef d
  join pg_class c on c.oid = d.adrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
  where c.relnamespace = 'app_public'::regnamespace and a.attgenerated = ''`;

/** The value of a default that is a value: `true`, `12`, `'NB'::app_public.language`. */
function literal(expression: string): string | boolean | null {
  if (expression === 'true' || expression === 'false') return expression === 'true';
  if (/^-?\d+(\.\d+)?$/.test(expression)) return expression;
  const quoted = /^'((?:[^']|'')*)'::[\w." ]+$/.exec(expression)?.[1];
  return quoted?.replaceAll("''", "'") ?? null;
}

/** Adds the defaults as initial values of forms, so that a form does not send their opposite. */
export function addDefaults(catalogue: Catalogue, rows: readonly ColumnDefault[]): Catalogue {
  const found = new Map(
    rows.map((row) => [`${row.table_name}.${row.column_name}`, literal(row.expression)]),
  );
  const resources = catalogue.resources.map((resource) => ({
    ...resource,
    fields: resource.fields.map((field) => ({
      ...field,
      defaultValue: found.get(`${resource.table}.${field.column}`) ?? null,
    })),
  }));
  return { ...catalogue, resources };
}
