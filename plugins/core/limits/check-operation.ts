import type { GrafastExecutionArgs } from 'grafast';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'grafast/graphql';
import type { Limits } from './limits.ts';
import { type Measure, type MeterOptions, OperationMeter } from './measure-operation.ts';
import { weighValues } from './weigh-values.ts';

const lightCharacters = 2_000;

const lightValues = 100;

const shownLetters = 50;

const shownErrors = 5;

export type Fragments = Record<string, FragmentDefinitionNode>;

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

/** The measures of operations that are as large with whatever variables. Their documents are stored and sent again. */
const fixedMeasures = new WeakMap<OperationDefinitionNode, Measure>();

function measureAnew(operation: OperationDefinitionNode, around: MeterOptions): Measure {
  const meter = new OperationMeter(around);
  const measure = meter.measure(operation);
  if (meter.isFixed) fixedMeasures.set(operation, measure);
  return measure;
}

/** The error of an operation that is too large, or that reads the schema; null if there is none. */
export function checkOperation(
  { schema, document, operationName, variableValues }: GrafastExecutionArgs,
  { limits, isOpen }: LimitRules,
): GraphQLError | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const fragments = fragmentsOf(document);
  const around = { schema, fragments, variables: variableValues ?? {} };
  const measure = fixedMeasures.get(operation) ?? measureAnew(operation, around);
  // First, because it bounds the work below and that of later readers of the operation.
  const tooLarge = overLimit(measure, limits);
  if (tooLarge) return tooLarge;
  const isMutation = operation.operation === 'mutation';
  if (isMutation && countFields(operation.selectionSet, fragments) > limits.mutations) {
    return tooMuch('mutations', limits.mutations);
  }
  // Nothing that is looked for is as long; to tidy and to compare a text of megabytes takes seconds.
  if (!isMutation && weighValues(variableValues, limits.values).longest > limits.wantedText) {
    return tooMuch('characters in a text that is looked for', limits.wantedText);
  }
  if (measure.introspections > 0 && !isOpen) {
    return new GraphQLError('The schema cannot be read here.', {
      extensions: { code: 'UNAUTHORIZED' },
    });
  }
  return null;
}

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  return Object.fromEntries(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
}

/** A copy with shortened texts; a type error of a value does not depend on its length. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, shownLetters);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(shortened);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}

/**
 * The type errors of large variables; null if there are none. GraphQL itself writes the whole value into each
 * of fifty errors: one megabyte received would be fifty sent, and memory would run out first. Small variables
 * are left to it.
 */
export function checkVariables({
  schema,
  document,
  operationName,
  variableValues,
  hideSuggestions,
}: GrafastExecutionArgs): readonly GraphQLError[] | null {
  const { characters, values } = weighValues(variableValues, lightValues);
  if (characters <= lightCharacters && values <= lightValues) return null;
  const operation = getOperationAST(document, operationName);
  const inputs = shortened(variableValues) as Record<string, unknown>;
  const { errors } = getVariableValues(schema, operation?.variableDefinitions ?? [], inputs, {
    maxErrors: shownErrors,
    hideSuggestions: hideSuggestions ?? false,
  });
  return errors ?? null;
}

function fieldsOf(set: SelectionSetNode, fragments: Fragments, seen = new Set<string>()): string[] {
  return set.selections.flatMap((selection): string[] => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return fieldsOf(selection.selectionSet, fragments, seen);
    }
    const { value } = selection.name;
    if (seen.has(value)) return [];
    seen.add(value);
    const fragment = fragments[value];
    return fragment ? fieldsOf(fragment.selectionSet, fragments, seen) : [];
  });
}

/**
 * Whether a document contains only what the database lets a visitor do: sign in, register, request a link. The
 * rights of the visitor's role decide which mutations these are.
 */
export function signsIn(schema: GraphQLSchema, document: DocumentNode): boolean {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  const fragments = fragmentsOf(document);
  const operations = document.definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  return operations.every(
    ({ operation, selectionSet }) =>
      operation === OperationTypeNode.MUTATION &&
      fieldsOf(selectionSet, fragments).every(
        (name) =>
          name === '__typename' ||
          (Object.hasOwn(mutations, name) && mutations[name]?.extensions.isForVisitors),
      ),
  );
}
