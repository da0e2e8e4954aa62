import type { GrafastExecutionArgs } from 'grafast';
import type { ExecutionResult } from 'grafast/graphql';
import { GraphQLError } from 'grafast/graphql';
import './request-context.ts';

/**
 * Nothing runs for a token that opens no session: the caller believes to be somebody and must
 * learn that this is over. Code UNAUTHORIZED tells the portal to go to its sign-in screen.
 */
function refusal({ contextValue }: GrafastExecutionArgs): ExecutionResult | null {
  const context = contextValue as Partial<Grafast.Context> | undefined;
  if (context?.refused !== 'UNAUTHORIZED') return null;
  const error = new GraphQLError('Your session has ended. Sign in again.', {
    extensions: { code: 'UNAUTHORIZED' },
  });
  return { errors: [error] };
}

/** Stops requests whose session has ended. */
export const RequestsPlugin: GraphileConfig.Plugin = {
  name: 'RequestsPlugin',
  description: 'Answers UNAUTHORIZED without a session, and gives the connection of reads back.',
  grafast: {
    middleware: {
      async execute(next, { args }) {
        const { sharedReads } = args.contextValue as Partial<Grafast.Context>;
        try {
          return refusal(args) ?? (await next());
        } finally {
          sharedReads?.release();
        }
      },
      subscribe: (next, { args }) => refusal(args) ?? next(),
    },
  },
};
