import '@dataplan/pg/adaptors/pg';
import type { Ran } from '../compiled/run-compiled.ts';
import type { ServerContext } from '../serving/server-context.ts';
import type { RequestOrigin } from './request-origin.ts';
import type { SharedReads } from './shared-reads.ts';

declare global {
  namespace Grafast {
    interface Context {
      /** The caller. */
      origin: RequestOrigin;
      /** The services of the running server; a schema knows none of them. */
      serverContext: ServerContext;
      /**
       * Why nothing of the request may run: its token opens no session, its Idempotency-Key is none, or
       * no session could be looked up.
       */
      refused: 'UNAUTHORIZED' | 'INVALID_KEY' | Error | null;
      /** The result of a compiled query that was sent together with the look-up of its session. */
      early: Ran | null;
      /** The connection of a query; mutations and subscriptions have none of this kind. */
      sharedReads: SharedReads | null;
      /** Set by a subscription once it is open: its first event tells clients to reload. */
      startsWithResync?: boolean;
    }
  }
}

/** The parts of a request's context that a mutation runs on. */
export type MutationContext = Pick<
  Grafast.Context,
  'pgSettings' | 'withPgClient' | 'origin' | 'serverContext'
>;
