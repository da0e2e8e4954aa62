import 'graphile-build-pg';
import { type ConnectionStep, type FieldArg, lambda, type Step } from 'grafast';

const usual = 100;
const most = 1_000;

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
            defaultValue: usual,
            description: `How many rows: ${usual} when absent, at most ${most}.`,
            applyPlan(_$parent: Step, $connection: ConnectionStep<unknown>, arg: FieldArg) {
              $connection.setFirst(
                lambda(arg.getRaw(), (n: number | null) => Math.min(n ?? usual, most), true),
              );
            },
          },
        };
      },
    },
  },
};
