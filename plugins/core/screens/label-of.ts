import 'graphile-build-pg';
import type { PgCodecWithAttributes } from '@dataplan/pg';
import { type GraphQLSchema, isObjectType } from 'grafast/graphql';
import { tagText } from '../naming/tag-texts.ts';

interface Described {
  build: GraphileBuild.Build;
  schema: GraphQLSchema;
  codec: PgCodecWithAttributes;
}

/** The label field of a row, from `@label`: a column or a computed field of the API. */
export function labelOf({ build, schema, codec }: Described): string | null {
  const label = tagText(codec.extensions?.tags?.label);
  const type = schema.getType(build.inflection.tableType(codec));
  if (!label || !isObjectType(type)) return null;
  const name =
    label in codec.attributes
      ? build.inflection.attribute({ codec, attributeName: label })
      : build.inflection.camelCase(label);
  return name in type.getFields() ? name : null;
}
