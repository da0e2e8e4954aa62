import 'graphile-build-pg';
import { type PgSelectSingleStep, type PgSelectStep, TYPES } from '@dataplan/pg';
import { type ConnectionStep, context, lambda, type ObjectStep, type Step } from 'grafast';
import { type SQL, sql } from 'pg-sql2';
import { MOST_DOCUMENTS } from '#shared/files/most-documents.ts';
import { markField } from '../marks/field-mark.ts';
import { exportPath, inLanguage, type LinkContext } from './export-path.ts';
import { type ListDocument, valueExpression } from './list-definition.ts';
import type { ListQuery } from './read-documents.ts';

type Rows = ConnectionStep<unknown> & {
  cloneSubplanWithoutPagination(mode: 'aggregate'): PgSelectStep;
};

/** The parts of a list that its fields are planned from. */
export type ListStep = ObjectStep<{ rows: Rows; name: Step<string>; query: Step<ListQuery> }>;

/** The field of a list that links to its documents. */
export function documentsField(build: GraphileBuild.Build, documents: ListDocument[]) {
  return markField(
    { kind: 'documentsPath', documents },
    {
      description: `A link to the documents of all rows in one ZIP. It works for ten minutes; null when there are none, or more than ${MOST_DOCUMENTS}.`,
      type: build.graphql.GraphQLString,
      plan: ($list: ListStep) => {
        const $all = $list
          .get('rows')
          .cloneSubplanWithoutPagination('aggregate')
          .singleAsRecord() as PgSelectSingleStep;
        const { alias } = $all.getClassStep();
        const $count = $all.select(documentsCount(documents, alias), TYPES.int, false);
        return lambda(
          [context(), $list.get('name'), $list.get('query'), $count],
          ([context, name, query, count]) => documentsLink(context, name, query, Number(count)),
        );
      },
    },
  );
}

/** The number of documents of all rows. */
export function documentsCount(documents: ListDocument[], alias: SQL): SQL {
  const counts = documents.map((one) => sql`count(${documentId(one, alias)})`);
  return sql`(${sql.join(counts, ' + ')})`;
}

/** A link to the documents of a list, unless there are none or too many. */
export function documentsLink(
  { origin, serverContext }: LinkContext,
  name: string,
  query: ListQuery,
  count: number,
): string | null {
  if (count <= 0 || count > MOST_DOCUMENTS) return null;
  const named = { ...query, ...inLanguage(origin) };
  return exportPath(serverContext.secret, name, 'zip', named, origin.tokenSha256);
}

/** The id of one of a row's documents; null where there is none. */
export function documentId(document: ListDocument, alias: SQL): SQL {
  const value = valueExpression(document, alias);
  return document.computed ? sql`(${value}).id` : value;
}
