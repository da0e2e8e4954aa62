import type { GrafastExecutionArgs } from 'grafast';
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
} from 'grafast/graphql';
import type { PlanningGate } from '../limits/planning-gate.ts';
import { type CompiledMutation, compileMutation } from './compile-mutation.ts';
import { type Compiled, compileOperation } from './compile-operation.ts';
import { NotCompiled } from './text.ts';

/** The operations of a schema that were compiled, for as long as their documents are known. */
export class CompiledOperations {
  private readonly gate: PlanningGate;
  private readonly queries = new WeakMap<OperationDefinitionNode, Compiled | null>();
  private readonly mutations = new WeakMap<OperationDefinitionNode, CompiledMutation | null>();

  constructor(gate: PlanningGate) {
    this.gate = gate;
  }

  /** Compiles a query at its first request; null if Grafast must answer it. */
  of(args: GrafastExecutionArgs): Compiled | null {
    return this.find(args, this.queries, compileOperation);
  }

  /** The same for a mutation. */
  mutationOf(args: GrafastExecutionArgs): CompiledMutation | null {
    return this.find(args, this.mutations, compileMutation);
  }

  /** Whether an operation may be compiled, since that is not charged to the caller. */
  isReady({ document }: GrafastExecutionArgs): boolean {
    const { documents } = this.gate;
    const known = documents.of(document);
    return known ? !documents.needsPlanning(known) : false;
  }

  private find<Made>(
    { schema, document, operationName }: GrafastExecutionArgs,
    known: WeakMap<OperationDefinitionNode, Made | null>,
    compile: Compile<Made>,
  ): Made | null {
    const operation = getOperationAST(document, operationName);
    if (!operation) return null;
    const before = known.get(operation);
    if (before !== undefined) return before;
    const made = compile(schema, document, operationName);
    const compiled = made instanceof NotCompiled ? null : made;
    known.set(operation, compiled);
    if (compiled) this.gate.documents.compiled(document);
    return compiled;
  }
}

type Compile<Made> = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName?: string | null,
) => Made | NotCompiled;
