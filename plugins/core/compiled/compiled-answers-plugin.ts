import type { GrafastExecutionArgs } from 'grafast';
import { getOperationAST, type OperationDefinitionNode } from 'grafast/graphql';
import type { PlanningGate } from '../limits/planning-gate.ts';
import { type Compiled, compileOperation } from './compile-operation.ts';
import { NotCompiled } from './not-compiled.ts';
import { runCompiled } from './run-compiled.ts';

/**
 * Answers queries by one statement each that writes the answer as text. Whatever the compiler does not know,
 * and whatever goes wrong, is Grafast's: then the whole operation is planned and run as if this were not here.
 */
export function compiledAnswersPlugin(gate: PlanningGate): GraphileConfig.Plugin {
  const known = new WeakMap<OperationDefinitionNode, Compiled | null>();

  function compiledOf({ schema, document, operationName }: GrafastExecutionArgs): Compiled | null {
    const operation = getOperationAST(document, operationName);
    if (!operation) return null;
    const before = known.get(operation);
    if (before !== undefined) return before;
    const made = compileOperation(schema, document, operationName);
    const compiled = made instanceof NotCompiled ? null : made;
    known.set(operation, compiled);
    if (compiled) gate.documents.compiled(document);
    return compiled;
  }

  return {
    name: 'CompiledAnswersPlugin',
    description: 'Answers queries of known fields by one statement.',
    // All that may refuse an operation comes first.
    after: ['RequestsPlugin', 'LimitsPlugin', 'PlanningPlugin'],
    grafast: {
      middleware: {
        // Compiling happens before anything is awaited, as planning does, and is charged like it.
        async execute(next, { args }) {
          // Websockets take objects.
          const compiled = args.outputDataAsString ? compiledOf(args) : null;
          if (!compiled) return next();
          return (await runCompiled(compiled, args)) ?? gate.plan(args, next);
        },
      },
    },
  };
}
