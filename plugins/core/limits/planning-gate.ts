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
import { checkOperation, signsIn } from './check-operation.ts';
import { Documents } from './documents.ts';
import { visitorLimits } from './limits.ts';
import { type Incoming, type PlanningTime, plannerFor, plannerOf } from './planning-time.ts';
import { SharedWork } from './semaphore.ts';
import 'grafserv';

export interface GateOptions {
  pool: Pool;
  time: PlanningTime;
  /** Visitors may send any operation within the limits, and errors suggest names. */
  isOpen: boolean;
  isPersisted: (text: string) => boolean;
}

const visitorRules = { limits: visitorLimits, isOpen: false };

/**
 * Each document passes the gate twice: on arrival, to be parsed and checked, and on execution, to be planned.
 * Callers pass one at a time, once they are identified, and within their own budgets of time; a visitor's
 * document is parsed only if it signs in.
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
    // Their number is bounded.
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

/** The number of plans stored per document. */
const mostPlans = 5;

/** Limits the server time that callers may spend on new documents. */
export function planningPlugin(gate: PlanningGate): GraphileConfig.Plugin {
  const { documents } = gate;
  return {
    name: 'PlanningPlugin',
    description: 'Bounds what reading and planning new documents may cost, and keeps the known.',
    after: ['PersistedOperationsPlugin', 'LimitsPlugin', 'RequestsPlugin'],
    grafserv: {
      middleware: {
        setPreset(next, event) {
          const original = event.getExecutionConfig;
          event.getExecutionConfig = async function withDocuments(context) {
            const config = await original.call(this, context);
            return { ...config, parseAndValidate: (text) => documents.read(text) };
          };
          return next();
        },
        async processGraphQLRequestBody(next, { body, request, graphqlWsContext }) {
          try {
            await gate.take(body.query, { http: request, socket: graphqlWsContext });
          } catch (error) {
            await holdBack(error, request?.requestContext.node?.res);
            throw error;
          }
          return next();
        },
      },
    },
    grafast: {
      middleware: {
        execute: (next, { args }) => gate.run(args, next),
        subscribe: (next, { args }) => gate.run(args, next),
        establishOperationPlan(next, { schema, args }) {
          const plan = next();
          cachePlansByDocument(schema);
          documents.planned(args.document, plan);
          return plan;
        },
      },
    },
  };
}

/**
 * Grafast stores the plans of a number of operations, however large each is. Stored weakly by the operation
 * instead, a plan is freed with its document, so the bound on documents bounds plans too. Grafast creates its
 * cache when it first plans, under a private symbol.
 */
function cachePlansByDocument(schema: GraphQLSchema): void {
  const own = (schema.extensions.grafast ?? {}) as Record<symbol, unknown>;
  const symbol = Object.getOwnPropertySymbols(own).find(
    ({ description }) => description === 'cacheByOperation',
  );
  if (!symbol) throw new Error('Grafast stores its plans elsewhere, so they cannot be limited');
  if (own[symbol] instanceof WeakMap) return;
  own[symbol] = new WeakMap();
  Object.assign(own, { operationOperationPlansCacheMaxLength: mostPlans - 1 });
}
