import 'graphile-build-pg';
import { type PgSelectSingleStep, TYPES } from '@dataplan/pg';
import { context, lambda, type Step } from 'grafast';
import { sql } from 'pg-sql2';
import { signPath } from '#shared/storage/signed-path.ts';
import '../../core/requests/request-context.ts';

/** The column of the picture's file: on the account itself, for a colleague by a function. */
const fileOf: Record<string, ($row: PgSelectSingleStep) => Step<string | null>> = {
  accounts: ($account) => $account.get('symbol_id'),
  members: ($member) =>
    $member.select(
      sql`app_public.members_symbol_id(${$member.getClassStep().alias})`,
      TYPES.uuid,
    ) as Step<string | null>,
};

/** The thumbnail of an account or a colleague; other users may not read the row of its file. */
export const PicturesPlugin: GraphileConfig.Plugin = {
  name: 'PicturesPlugin',
  description: 'Gives accounts and members a signed link to the picture they are known by.',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const pg = scope.pgCodec?.extensions?.pg;
        const idOf = pg?.schemaName === 'app_public' ? fileOf[pg.name] : undefined;
        if (!scope.isPgClassType || !idOf) return fields;
        const symbolDisplayPath = fieldWithHooks({ fieldName: 'symbolDisplayPath' }, () => ({
          description: 'A link to the small picture, for ten minutes; null where there is none.',
          type: build.graphql.GraphQLString,
          // Includes it in the console's catalogue.
          extensions: { isLink: true },
          plan: ($row: PgSelectSingleStep) =>
            lambda(
              [idOf($row), context()],
              ([
                id,
                {
                  surroundings: { secret },
                },
              ]) => id && signPath(secret, `/files/${id}`, { thumb: '1' }),
            ),
        }));
        return build.extend(fields, { symbolDisplayPath }, 'Adding the link to the picture');
      },
    },
  },
};
