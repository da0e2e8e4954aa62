import 'graphile-build-pg';
import { type PgSelectSingleStep, TYPES } from '@dataplan/pg';
import { context, lambda } from 'grafast';
import { type SQL, sql } from 'pg-sql2';
import { signPath } from '#shared/storage/signed-path.ts';
import { markField, type Row, rowOf } from '../../core/marks/field-mark.ts';
import '../../core/requests/request-context.ts';

/** The column of the picture's file: on the account itself, for a colleague by a function. */
const fileOf: Record<string, (row: Row) => SQL> = {
  accounts: (account) => account.column('symbol_id'),
  members: (member) => sql`app_public.members_symbol_id(${member.whole})`,
};

/** The thumbnail of an account or a colleague; other users may not read the row of its file. */
export const PicturesPlugin: GraphileConfig.Plugin = {
  name: 'PicturesPlugin',
  description: 'Gives accounts and members a signed link to the picture they are known by.',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const pg = scope.pgCodec?.extensions?.pg;
        const file = pg?.schemaName === 'app_public' ? fileOf[pg.name] : undefined;
        if (!scope.isPgClassType || !file) return fields;
        const symbolDisplayPath = fieldWithHooks({ fieldName: 'symbolDisplayPath' }, () =>
          markField(
            { kind: 'link', file, isThumb: true },
            {
              description:
                'A link to the small picture, for ten minutes; null where there is none.',
              type: build.graphql.GraphQLString,
              // Includes it in the console's catalogue.
              extensions: { isLink: true },
              plan: ($row: PgSelectSingleStep) =>
                lambda(
                  [$row.select(file(rowOf($row.getClassStep().alias)), TYPES.uuid), context()],
                  ([id, { serverContext }]) =>
                    id && signPath(serverContext.secret, `/files/${id}`, { thumb: '1' }),
                ),
            },
          ),
        );
        return build.extend(fields, { symbolDisplayPath }, 'Adding the link to the picture');
      },
    },
  },
};
