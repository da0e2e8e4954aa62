import type { GrafastExecutionArgs } from 'grafast';
import type { ExecutionResult } from 'grafast/graphql';
import type { PlanningGate } from '../limits/planning-gate.ts';
import { runMutation } from '../mutations/run-mutation.ts';
import type { CompiledMutation } from './compile-mutation.ts';
import { requestOf } from './finish-answer.ts';
import { failed, textAnswer, variablesOf } from './run-compiled.ts';
import '../requests/request-context.ts';
import type { CompiledOperations } from './compiled-operations.ts';
import { answerOf, prepareStatement, runStatement } from './run-compiled.ts';

/**
 * Answers each query by one statement that writes the answer as text, and each mutation by one sent with its call.
 * Operations that the compiler does not know, and those that fail, are left to Grafast as a whole, as if this
 * plugin were not there.
 */
export function compiledAnswersPlugin(
  operations: CompiledOperations,
  gate: PlanningGate,
): GraphileConfig.Plugin {
  return {
    name: 'CompiledAnswersPlugin',
    description: 'Answers queries and mutations of known fields by one statement.',
    // All that may refuse an operation comes first.
    after: ['RequestsPlugin', 'LimitsPlugin', 'PlanningPlugin'],
    grafast: {
      middleware: {
        // Compiling happens before anything is awaited, as planning does, and is charged like it.
        async execute(next, { args }) {
          const context = args.contextValue as Grafast.Context;
          // Websockets take objects.
          if (!args.outputDataAsString) return next();
          const { early, performed } = context;
          if (early) return answerOf(early, args) ?? gate.plan(args, next);
          // A mutation that has run is only read. Callers may choose what an error does to the rest of the answer.
          if (performed || args.onError) return gate.plan(args, next);
          const mutation = operations.mutationOf(args);
          if (mutation) return (await runCompiledMutation(mutation, args)) ?? gate.plan(args, next);
          const compiled = operations.of(args);
          if (!compiled) return next();
          const ran = await runStatement(prepareStatement(compiled, args, context), context);
          return answerOf(ran, args) ?? gate.plan(args, next);
        },
      },
    },
  };
}

/**
 * Runs a mutation and answers it; null if Grafast must answer, because variables are refused or the row must be
 * read again. A mutation that has run is not repeated: its result stays with the request.
 */
async function runCompiledMutation(
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
