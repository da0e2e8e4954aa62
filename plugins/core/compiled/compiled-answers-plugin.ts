import type { PlanningGate } from '../limits/planning-gate.ts';
import '../requests/request-context.ts';
import type { CompiledOperations } from './compiled-operations.ts';
import { answerOf, prepareStatement, runStatement } from './run-compiled.ts';
import { runCompiledMutation } from './run-compiled-mutation.ts';

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
