import 'graphile-build-pg';
import { access, inhibitOnNull, lambda, type Step } from 'grafast';
import type { GraphQLOutputType } from 'grafast/graphql';
import { encodeTypeId } from '#shared/encode-type-id.ts';
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
      [payload.fieldName]: {
        type: outputType(build, resource.codec),
        description: 'The row as it is now; null when refused, or when the caller may not see it.',
        // Read after commit and under the caller's rules, in one statement with all nested fields.
        plan: ($result) => resource.get({ id: inhibitOnNull(access($result, 'id')) }),
      },
    };
  }
  if (payload.kind === 'destroyed') {
    const prefix = hasRawIds ? null : payload.prefix;
    const publish = (id: unknown) =>
      typeof id === 'string' && prefix ? encodeTypeId(prefix, id) : (id as string | null);
    return {
      id: {
        type: build.graphql.GraphQLID,
        description: 'The id of what is no more; null when refused.',
        plan: ($result) => lambda(access($result, 'id'), publish, true),
      },
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
