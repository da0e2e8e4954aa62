import 'graphile-build-pg';
import {
  listOfCodec,
  type PgCodec,
  type PgCodecWithAttributes,
  type PgSelectSingleStep,
  TYPES,
} from '@dataplan/pg';
import type { GraphQLOutputType } from 'grafast/graphql';
import { type SQL, sql } from 'pg-sql2';
import { markField, type Row, rowOf } from '../marks/field-mark.ts';
import { tagText } from '../naming/tag-texts.ts';
import type { ApiKind } from '../schema/api-kind.ts';
import { hasStatus } from './has-status.ts';

type Build = GraphileBuild.Build;

const texts = listOfCodec(TYPES.text);

/** A value that is computed of the key and the status of a row alone, so that nothing else of it must be readable. */
function ofStatus(
  codec: PgCodec,
  type: GraphQLOutputType,
  description: string,
  value: (row: Row) => SQL,
) {
  return markField(
    { kind: 'value', codec, value },
    {
      description,
      type,
      plan: ($row: PgSelectSingleStep) =>
        $row.select(value(rowOf($row.getClassStep().alias)), codec, false),
    },
  );
}

/** The actions the caller may take on the row now: the database decides, by the same rules as on execution. */
function availableActions({ graphql }: Build, table: string) {
  const { GraphQLList, GraphQLNonNull, GraphQLString } = graphql;
  return ofStatus(
    texts,
    new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
    'The actions the caller may take now, from the transitions table.',
    ({ column }) =>
      sql`app_hidden.available_actions(${sql.literal(table)}, ${column('id')}, ${column('status')}::text)`,
  );
}

function outcome(build: Build, table: string) {
  const codecs: PgCodec[] = Object.values(build.input.pgRegistry.pgCodecs);
  const codec = codecs.find(({ extensions }) => extensions?.pg?.name === 'state_outcome');
  const type = codec && build.getGraphQLTypeByPgCodec(codec, 'output');
  if (!type) throw new Error('app_public.state_outcome is missing');
  return ofStatus(
    codec,
    new build.graphql.GraphQLNonNull(type as GraphQLOutputType & { ofType?: never }),
    'The meaning of its status: who has to act next, or the outcome.',
    ({ column }) => sql`(
      select t.outcome from app_public.transitions t
      where t.entity = ${sql.literal(table)} and t.to_status = ${column('status')}::text limit 1
    )`,
  );
}

/** Adds the available actions and the outcome to rows with a status, so that modules need no functions for them. */
export function statesPlugin(api: ApiKind['name']): GraphileConfig.Plugin {
  const isWanted = (tag: unknown) => {
    const text = tagText(tag);
    return tag !== undefined && (!text || text === api);
  };
  return {
    name: 'StatesPlugin',
    description:
      'Gives rows of tables with @actions their actions, and those with @outcome the meaning of their status.',
    schema: {
      hooks: {
        GraphQLObjectType_fields(fields, build, { scope }) {
          const { pgCodec, isPgClassType } = scope;
          const pg = pgCodec?.extensions?.pg;
          if (!isPgClassType || !pg || !hasStatus(pgCodec as PgCodecWithAttributes)) return fields;
          const tags = pgCodec.extensions?.tags;
          const hasActions =
            isWanted(tags?.actions) || (tags?.portal !== undefined && api === 'portal');
          return build.extend(
            fields,
            {
              ...(hasActions && !fields.availableActions
                ? { availableActions: availableActions(build, pg.name) }
                : {}),
              ...(isWanted(tags?.outcome) ? { outcome: outcome(build, pg.name) } : {}),
            },
            'Adding what a status allows and means',
          );
        },
      },
    },
  };
}
