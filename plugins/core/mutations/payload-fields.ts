import 'graphile-build-pg';
import type { PgResource } from '@dataplan/pg';
import { access, inhibitOnNull, lambda, type Step } from 'grafast';
import type { GraphQLOutputType } from 'grafast/graphql';
import { sql } from 'pg-sql2';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { markField } from '../marks/field-mark.ts';
import type { Mutation } from './mutation.ts';

type Field = { type: GraphQLOutputType; description: string; plan: ($result: Step) => Step };

function outputType(
  build: GraphileBuild.Build,
  codec: Parameters<typeof build.getGraphQLTypeByPgCodec>[0],
) {
  const resolved = build.pgResolveOutputType(codec, false);
  if (!resolved) throw new Error(`The API has no type for ${codec.name}`);
  return resolved[1];
}

function markedRow({ from }: PgResource, field: Field): Field {
  return sql.isSQL(from) ? markField({ kind: 'answeredRow', table: from }, field) : field;
}

/** The fields of a mutation's payload besides `errors`. */
export function payloadFields(
  build: GraphileBuild.Build,
  { payload }: Mutation,
  hasRawIds: boolean,
): Record<string, Field> {
  if (payload.kind === 'void') return {};
  if (payload.kind === 'row') {
    const { resource } = payload;
    return {
      [payload.fieldName]: markedRow(resource, {
        type: outputType(build, resource.codec),
        description: 'The row as it is now; null when refused, or when the caller may not see it.',
        // Under the caller's rules, in one statement with all nested fields.
        plan: ($result) => resource.get({ id: inhibitOnNull(access($result, 'id')) }),
      }),
    };
  }
  if (payload.kind === 'destroyed') {
    const prefix = hasRawIds ? null : payload.prefix;
    const publish = (id: string | null) => (id && prefix ? encodeTypeId(prefix, id) : id);
    return {
      id: markField(
        { kind: 'answeredId', publish },
        {
          type: build.graphql.GraphQLID,
          description: 'The id of what is no more; null when refused.',
          plan: ($result: Step) => lambda(access<string | null>($result, 'id'), publish, true),
        },
      ),
    };
  }
  return Object.fromEntries(
    payload.attributes.map(({ name, codec, description }) => [
      name,
      {
        type: outputType(build, codec),
        description: description ?? codec.description ?? 'Null when refused.',
        plan: ($result: Step) => access($result, ['values', name]),
      },
    ]),
  );
}
