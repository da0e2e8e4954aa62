import type { GrafastExecutionArgs } from 'grafast';
import { GraphQLError, getOperationAST, Kind, type SelectionSetNode } from 'grafast/graphql';
import { type Fragments, fragmentsOf } from './fragments-of.ts';
import type { Limits } from './limits.ts';
import { type Measure, OperationMeter } from './measure-operation.ts';

export interface LimitRules {
  limits: Limits;
  /** The schema may be read. */
  isOpen: boolean;
}

function tooMuch(what: string, limit: number): GraphQLError {
  return new GraphQLError(`The operation is too large: more than ${limit} ${what}.`, {
    extensions: { code: 'TOO_BIG' },
  });
}

function overLimit(measure: Measure, limits: Limits): GraphQLError | null {
  const { depth, selections, aliases, branches, introspections, rows } = measure;
  if (selections > limits.selections) return tooMuch('fields', limits.selections);
  if (depth > limits.depth) return tooMuch('levels', limits.depth);
  if (aliases > limits.aliases) return tooMuch('aliases', limits.aliases);
  if (branches > limits.branches) return tooMuch('kinds of rows', limits.branches);
  if (introspections > limits.introspections) {
    return tooMuch('questions about the schema', limits.introspections);
  }
  if (rows > limits.rows) return tooMuch('rows', limits.rows);
  return null;
}

/** Fields at the top, also those of fragments. */
function countFields({ selections }: SelectionSetNode, fragments: Fragments): number {
  return selections.reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + 1;
    const set =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments[selection.name.value]?.selectionSet;
    return sum + (set ? countFields(set, fragments) : 0);
  }, 0);
}

/** The error of an operation that is too large, or that reads the schema; null if there is none. */
export function checkOperation(
  { schema, document, operationName, variableValues }: GrafastExecutionArgs,
  { limits, isOpen }: LimitRules,
): GraphQLError | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const fragments = fragmentsOf(document);
  const meter = new OperationMeter({ schema, fragments, variables: variableValues ?? {} });
  const measure = meter.measure(operation);
  // First, because it bounds the work below and that of later readers of the operation.
  const tooLarge = overLimit(measure, limits);
  if (tooLarge) return tooLarge;
  const isMutation = operation.operation === 'mutation';
  if (isMutation && countFields(operation.selectionSet, fragments) > limits.mutations) {
    return tooMuch('mutations', limits.mutations);
  }
  if (measure.introspections > 0 && !isOpen) {
    return new GraphQLError('The schema may not be read here.', {
      extensions: { code: 'UNAUTHORIZED' },
    });
  }
  return null;
}
