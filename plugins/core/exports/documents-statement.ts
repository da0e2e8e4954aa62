import { type SQL, sql } from 'pg-sql2';
import { documentId } from '../lists/document-id.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import type { ListQuery } from '../lists/list-query.ts';
import { orderedRows } from './export-statement.ts';

/** The ids of the documents of a list's rows, in the order of the list, no more than `most`. */
export function documentsStatement(list: ListDefinition, query: ListQuery, most: number): SQL {
  const alias = sql.identifier(Symbol('row'));
  const ids = list.documents.map((one) => documentId(one, alias));
  return sql`select d.id::text from (
    select array[${sql.join(ids, ', ')}] as ids, row_number() over () as place
    from (select ${alias}.* ${orderedRows(list, query, alias)}) as ${alias}
  ) r cross join lateral unnest(r.ids) with ordinality d (id, place)
  where d.id is not null order by r.place, d.place limit ${sql.literal(most)}`;
}
