import { type GraphQLSchema, isObjectType } from 'grafast/graphql';

/** Whether a list of this type contains the sum of a field. */
export function isSummable(schema: GraphQLSchema, typeName: string, field: string): boolean {
  const sums = schema.getType(`${typeName}SumAggregates`);
  return isObjectType(sums) && field in sums.getFields();
}
