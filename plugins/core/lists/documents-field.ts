import 'graphile-build-pg';
import { type PgSelectSingleStep, type PgSelectStep, TYPES } from '@dataplan/pg';
import { type ConnectionStep, context, lambda, type ObjectStep, type Step } from 'grafast';
import { sql } from 'pg-sql2';
import { documentId } from './document-id.ts';
import { exportPath, MOST_DOCUMENTS } from './export-path.ts';
import '../requests/request-context.ts';
import type { ListDocument } from './list-definition.ts';
import type { ListQuery } from './list-query.ts';

type Rows = ConnectionStep<unknown> & {
  cloneSubplanWithoutPagination(mode: 'aggregate'): PgSelectStep;
};

/** The parts of a list that its fields are planned from. */
export type ListStep = ObjectStep<{ rows: Rows; name: Step<string>; query: Step<ListQuery> }>;

/** The field of a list that links to its documents. */
export function documentsField(build: GraphileBuild.Build, documents: ListDocument[]) {
  return {
    description: `A link to the documents of all rows in one ZIP. It works for ten minutes; null when there are none, or more than ${MOST_DOCUMENTS}.`,
    type: build.graphql.GraphQLString,
    plan: ($list: ListStep) => {
      const $all = $list
        .get('rows')
        .cloneSubplanWithoutPagination('aggregate')
        .singleAsRecord() as PgSelectSingleStep;
      const { alias } = $all.getClassStep();
      const counts = documents.map((one) => sql`count(${documentId(one, alias)})`);
      const $count = $all.select(sql`(${sql.join(counts, ' + ')})`, TYPES.int, false);
      return lambda(
        [context(), $list.get('name'), $list.get('query'), $count],
        ([{ origin, surroundings }, name, query, count]) =>
          Number(count) > 0 && Number(count) <= MOST_DOCUMENTS
            ? exportPath(surroundings.secret, name, 'zip', query, origin.tokenSha256)
            : null,
      );
    },
  };
}
