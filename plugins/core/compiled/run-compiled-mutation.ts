import type { GrafastExecutionArgs } from 'grafast';
import type { ExecutionResult } from 'grafast/graphql';
import { runMutation } from '../mutations/run-mutation.ts';
import type { CompiledMutation } from './compile-mutation.ts';
import { requestOf } from './finish-answer.ts';
import { failed, textAnswer, variablesOf } from './run-compiled.ts';

/**
 * Runs a mutation and answers it; null if Grafast must answer, because variables are refused or the row must be
 * read again. A mutation that has run is not repeated: its result stays with the request.
 */
export async function runCompiledMutation(
  { mutation, readId, variable, answer, write }: CompiledMutation,
  args: GrafastExecutionArgs,
): Promise<ExecutionResult | null> {
  const context = args.contextValue as Grafast.Context;
  const variables = variablesOf(args);
  if (!variables) return null;
  try {
    const how = { place: 0, readId, answer };
    const result = await runMutation(mutation, variables[variable], how, context);
    const data = write(result, requestOf(context, variables));
    if (data !== null) return textAnswer(data);
    context.performed = result;
    return null;
  } catch (error) {
    return failed(args, variables, error as Error);
  }
}
