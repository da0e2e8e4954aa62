import { type GrafastExecutionArgs, SafeError } from 'grafast';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'grafast/graphql';
import type { Pool } from 'pg';
import '../requests/request-context.ts';
import { holdBack } from '../requests/hold-back.ts';
import { checkOperation } from './check-operation.ts';
import { Documents } from './documents.ts';
import { visitorLimits } from './limits.ts';
import { type Incoming, plannerFor, plannerOf } from './planner-for.ts';
import type { PlanningTime } from './planning-time.ts';
import { SharedWork } from './shared-work.ts';
import { signsIn } from './signs-in.ts';

export interface GateOptions {
  pool: Pool;
  time: PlanningTime;
  /** Visitors may send whatever they like within the limits, and errors guess at what was meant. */
  isOpen: boolean;
  isPersisted: (text: string) => boolean;
}

const visitorRules = { limits: visitorLimits, isOpen: false };

/**
 * Passes each document twice: on arrival, to be parsed and checked, and on execution, to be planned. Both are
 * done only for identified callers, in turn, and within the time each of them has; a visitor's document is
 * parsed only if it signs in.
 */
export class PlanningGate {
  readonly documents: Documents;
  private readonly options: GateOptions;
  private readonly shared = new SharedWork();

  constructor(schema: GraphQLSchema, options: GateOptions) {
    const { isPersisted, isOpen } = options;
    this.documents = new Documents(schema, { isPersisted, hasSuggestions: isOpen });
    this.options = options;
  }

  /** Reads a document that comes in, unless it is known. */
  async take(query: unknown, incoming: Incoming): Promise<void> {
    const { documents, options } = this;
    if (typeof query !== 'string' || documents.find(query)) return;
    // There are so many of these and no more.
    if (options.isPersisted(query)) return void documents.read(query);
    const planner = await plannerFor(incoming, options.pool);
    const isStrange = planner.kind === 'visitor' && !options.isOpen;
    const refuse = isStrange ? (document: DocumentNode) => this.refuseVisitor(document) : undefined;
    const isDone = () => documents.find(query) !== undefined;
    const read = () =>
      options.time.inTurn(planner, () => documents.read(query, planner.source, refuse));
    await this.shared.run(query, isDone, read);
  }

  /** Runs an operation, and plans it first if it is new. */
  async run<T>(
    args: GrafastExecutionArgs,
    next: () => T | PromiseLike<T>,
  ): Promise<T | ExecutionResult> {
    const { origin } = args.contextValue as Partial<Grafast.Context>;
    const known = this.documents.of(args.document);
    if (!origin || !known) return next();
    try {
      if (!origin.session && !this.options.isOpen && !known.isPersisted) {
        this.refuseVisitor(args.document);
        const tooLarge = checkOperation(args, visitorRules);
        if (tooLarge) return { errors: [tooLarge] };
      }
      const isDone = () => !this.documents.needsPlanning(known);
      const plan = () => this.options.time.inTurn(plannerOf(origin), next);
      const ran = await this.shared.run(known, isDone, plan);
      return ran ? await ran.result : await next();
    } catch (error) {
      if (!(error instanceof SafeError)) throw error;
      await holdBack(error, args.requestContext?.node?.res);
      return { errors: [new GraphQLError(error.message, { originalError: error })] };
    }
  }

  /** Plans and runs an operation that was compiled before: its plan was not charged then. */
  async plan<T>(args: GrafastExecutionArgs, next: () => T | PromiseLike<T>): Promise<T> {
    const { origin } = args.contextValue as Partial<Grafast.Context>;
    const known = this.documents.of(args.document);
    if (!origin || !known || known.isPersisted || known.plans > 0) return next();
    const { result } = await this.options.time.inTurn(plannerOf(origin), next);
    return result;
  }

  private refuseVisitor(document: DocumentNode): void {
    if (signsIn(this.documents.schema, document)) return;
    throw new SafeError('Sign in first: visitors send operations of the portal or sign in.', {
      statusCode: 401,
      code: 'UNAUTHORIZED',
    });
  }
}
