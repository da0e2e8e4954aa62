import type { GrafastExecutionArgs } from 'grafast';
import { type GraphQLError, getOperationAST, getVariableValues } from 'grafast/graphql';
import { weighValues } from './weigh-values.ts';

const lightCharacters = 2_000;
const lightValues = 100;
const shownLetters = 50;
const shownErrors = 5;

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
