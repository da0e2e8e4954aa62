import 'graphile-build-pg';
import type { GraphQLInputType } from 'grafast/graphql';
import type { List } from './read-lists.ts';

/** The arguments of a list: those of its function, the page, and filter and sort if it has any. */
export function listArguments(build: GraphileBuild.Build, { definition, resource }: List) {
  const { GraphQLID, GraphQLInt, GraphQLList, GraphQLNonNull, isInputType } = build.graphql;
  const { typeName } = definition;
  const args: Record<
    string,
    { type: GraphQLInputType; description?: string; extensions?: Record<string, unknown> }
  > = {};
  for (const [i, { name, prefix, required }] of definition.args.entries()) {
    const codec = resource.parameters?.[i]?.codec;
    const type = prefix ? GraphQLID : codec && build.getGraphQLTypeByPgCodec(codec, 'input');
    if (!type || !isInputType(type))
      throw new Error(`The API has no type for the argument ${name} of ${definition.name}`);
    args[name] = { type: build.nullableIf(!required, type) as GraphQLInputType };
  }
  args.page = { type: GraphQLInt, description: 'From 1, which it is when absent.' };
  const { largestPage } = definition;
  args.perPage = {
    type: GraphQLInt,
    description: `From 1 to ${largestPage}; 25 when absent.`,
    // Used to measure the cost of an operation.
    extensions: { largestPage },
  };
  if (definition.filters.length > 0) {
    args.filter = { type: build.getInputTypeByName(`${typeName}Filter`) };
  }
  if (definition.sorts.length > 0) {
    const sort = build.getInputTypeByName(`${typeName}Sort`);
    args.sortBy = { type: new GraphQLList(new GraphQLNonNull(sort)) };
  }
  return args;
}
