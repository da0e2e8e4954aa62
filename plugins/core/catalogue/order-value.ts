import 'graphile-build-pg';
import { type GraphQLSchema, isEnumType } from 'grafast/graphql';

interface Around {
  build: GraphileBuild.Build;
  schema: GraphQLSchema;
  orderByEnum: string | null;
}

/** The value of a table's order enum for a field and an end; null when it cannot be sorted by. */
export function orderValue(
  { build, schema, orderByEnum }: Around,
  field: string,
  end: 'ASC' | 'DESC',
): string | null {
  const type = orderByEnum ? schema.getType(orderByEnum) : null;
  const value = `${build.inflection.constantCase(field)}_${end}`;
  return isEnumType(type) && type.getValue(value) ? value : null;
}
