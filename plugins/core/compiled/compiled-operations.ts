import type { GrafastExecutionArgs } from 'grafast';
import { getOperationAST, type OperationDefinitionNode } from 'grafast/graphql';
import type { PlanningGate } from '../limits/planning-gate.ts';
import { type Compiled, compileOperation } from './compile-operation.ts';
import { NotCompiled } from './text.ts';

/** The operations of a schema that were compiled, for as long as their documents are known. */
export class CompiledOperations {
  private readonly gate: PlanningGate;
  private readonly known = new WeakMap<OperationDefinitionNode, Compiled | null>();

  constructor(gate: PlanningGate) {
    this.gate = gate;
  }

  /** Compiles an operation at its first request; null if Grafast must answer it. */
  of({ schema, document, operationName }: GrafastExecutionArgs): Compiled | null {
    const operation = getOperationAST(document, operationName);
    if (!operation) return null;
    const before = this.known.get(operation);
    if (before !== undefined) return before;
    const made = compileOperation(schema, document, operationName);
    const compiled = made instanceof NotCompiled ? null : made;
    this.known.set(operation, compiled);
    if (compiled) this.gate.documents.compiled(document);
    return compiled;
  }

  /** The same, unless compiling it would be charged to the caller. */
  ready(args: GrafastExecutionArgs): Compiled | null {
    const { documents } = this.gate;
    const document = documents.of(args.document);
    return document && !documents.needsPlanning(document) ? this.of(args) : null;
  }
}
