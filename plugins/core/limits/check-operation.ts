import type { GrafastExecutionArgs } from 'grafast';
import {
  type FragmentDefinitionNode,
  GraphQLError,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'grafast/graphql';
import type { Limits } from './limits.ts';
import { type Measure, OperationMeter } from './measure-operation.ts';

export interface LimitRules {
  limits: Limits;
  /** Anybody may read the schema. */
  isOpen: boolean;
  /** The role that may read the schema in any case. */
  introspectingRole: string | null;
}

function tooMuch(what: string, limit: number): GraphQLError {
  return new GraphQLError(`The operation is too large: more than ${limit} ${what}.`, {
    extensions: { code: 'TOO_BIG' },
  });
}

function overLimit({ depth, aliases, rows }: Measure, limits: Limits): GraphQLError | null {
  if (depth > limits.depth) return tooMuch('levels', limits.depth);
  if (aliases > limits.aliases) return tooMuch('aliases', limits.aliases);
  if (rows > limits.rows) return tooMuch('rows', limits.rows);
  return null;
}

function countMutations({ operation, selectionSet }: OperationDefinitionNode): number {
  return operation === 'mutation' ? selectionSet.selections.length : 0;
}

/** What is wrong with the size of an operation, or with who asks for the schema; null if nothing. */
export function checkOperation(
  { schema, document, operationName, variableValues, contextValue }: GrafastExecutionArgs,
  { limits, isOpen, introspectingRole }: LimitRules,
): GraphQLError | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  if (countMutations(operation) > limits.mutations) return tooMuch('mutations', limits.mutations);
  const fragments = Object.fromEntries(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const meter = new OperationMeter({ schema, fragments, variables: variableValues ?? {} });
  const measure = meter.measure(operation);
  const role = (contextValue as Partial<Grafast.Context>).origin?.session?.role;
  if (measure.introspects && !isOpen && role !== introspectingRole) {
    return new GraphQLError('The schema may not be read here.', {
      extensions: { code: 'UNAUTHORIZED' },
    });
  }
  return overLimit(measure, limits);
}
