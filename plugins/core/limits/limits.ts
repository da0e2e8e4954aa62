import 'graphile-build-pg';
import { type ConnectionStep, type FieldArg, lambda, type Step } from 'grafast';

/** The limits of one operation. Our own screens need about a tenth of each. */
export interface Limits {
  /** Characters of the document. */
  documentLength: number;
  /** Brackets within each other, counted before the document is read. */
  nesting: number;
  /** Fields in all, each fragment counted wherever it is spread. */
  selections: number;
  /** Fields below each other. */
  depth: number;
  /** Aliases, by which one document can request the same field many times. */
  aliases: number;
  /** Fields of Mutation in one operation. */
  mutations: number;
  /** The number of fragments a document defines; a fragment may spread another, and each is a nested call. */
  fragments: number;
  /** Values in the variables, and how deep they lie; an invoice of 200 lines has some 5 000. */
  values: number;
  valueDepth: number;
  /** Characters of a text in the variables of a query or subscription. */
  wantedText: number;
  /**
   * Fields that lead to rows, each counted for every type it may be: `node` is some fifty. Planning
   * one takes a third of a millisecond of the only thread, and its plan 30 kB.
   */
  branches: number;
  /** Introspection queries, where they are allowed. */
  introspections: number;
  /** The rows an answer may contain, by the requested page sizes. */
  rows: number;
}

export const portalLimits: Limits = {
  documentLength: 20_000,
  nesting: 60,
  selections: 2_000,
  depth: 12,
  aliases: 30,
  mutations: 5,
  fragments: 60,
  values: 20_000,
  valueDepth: 16,
  wantedText: 2_000,
  branches: 250,
  introspections: 2,
  rows: 20_000,
};

/** Limits of an operation that a visitor writes: signing in needs little. */
export const visitorLimits: Limits = {
  ...portalLimits,
  selections: 100,
  depth: 6,
  aliases: 5,
  branches: 10,
  rows: 500,
};

/** The console's generated operations are larger, and its users are known. */
export const adminLimits: Limits = {
  documentLength: 100_000,
  nesting: 80,
  selections: 10_000,
  depth: 16,
  aliases: 100,
  mutations: 20,
  fragments: 200,
  values: 20_000,
  valueDepth: 16,
  wantedText: 2_000,
  branches: 500,
  introspections: 4,
  rows: 100_000,
};

const USUAL_ROWS = 100;
const MOST_ROWS = 1_000;

/** Prevents connections from returning a whole table. */
export const ConnectionLimitPlugin: GraphileConfig.Plugin = {
  name: 'ConnectionLimitPlugin',
  description: 'Tells 100 rows of a connection unless asked for more, and never more than 1000.',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field_args(args, _build, { scope }) {
        if (!scope.isPgFieldConnection || !args.first) return args;
        // Pages are counted from the start; from the end would need a second rule for no use.
        const { last: _last, before: _before, ...rest } = args;
        return {
          ...rest,
          first: {
            ...args.first,
            defaultValue: USUAL_ROWS,
            description: `How many rows: ${USUAL_ROWS} when absent, at most ${MOST_ROWS}.`,
            applyPlan(_$parent: Step, $connection: ConnectionStep<unknown>, arg: FieldArg) {
              $connection.setFirst(
                lambda(
                  arg.getRaw(),
                  (n: number | null) => Math.min(n ?? USUAL_ROWS, MOST_ROWS),
                  true,
                ),
              );
            },
          },
        };
      },
    },
  },
};
