import 'graphile-build';
import { GraphQLError, Kind, type ValueNode } from 'graphql';

/** A name without quotes, as an enum value is written, means nothing in JSON. */
function refuseNames(node: ValueNode): void {
  if (node.kind === Kind.ENUM) {
    throw new GraphQLError(`JSON cannot hold ${node.value}: write "${node.value}".`, {
      nodes: node,
    });
  }
  if (node.kind === Kind.LIST) for (const value of node.values) refuseNames(value);
  if (node.kind === Kind.OBJECT) for (const { value } of node.fields) refuseNames(value);
}

/**
 * JSON literals in a document are checked when parsed: values that JSON cannot represent would otherwise be
 * lost silently.
 */
export const JsonScalarPlugin: GraphileConfig.Plugin = {
  name: 'JsonScalarPlugin',
  description: 'Refuses enum values inside a JSON literal when the document is checked.',
  schema: {
    hooks: {
      GraphQLScalarType(config) {
        if (config.name !== 'JSON') return config;
        const { parseLiteral } = config;
        return {
          ...config,
          parseLiteral(node, variables) {
            refuseNames(node);
            return parseLiteral?.(node, variables);
          },
        };
      },
    },
  },
};
