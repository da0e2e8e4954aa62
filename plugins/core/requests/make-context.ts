import type { GrafastExecutionArgs } from 'grafast';
import { getOperationAST } from 'grafast/graphql';
import type { Pool } from 'pg';
import { findSession } from './find-session.ts';
import { hashToken } from './hash-token.ts';
import { ownTransactions } from './own-transactions.ts';
import { readCaller } from './read-caller.ts';
import './request-context.ts';
import { settingsOf } from './settings-of.ts';
import { SharedReads } from './shared-reads.ts';

/** Makes the function that tells a request who it is: by its bearer token, or a visitor. */
export function makeContext(pool: Pool) {
  return async (requestContext: Partial<Grafast.RequestContext>, args: GrafastExecutionArgs) => {
    const { token, ip, userAgent } = readCaller(requestContext);
    const tokenSha256 = token === null ? null : hashToken(token);
    const session = tokenSha256 && (await findSession(pool, tokenSha256));
    const origin = { ip, userAgent, tokenSha256, session };
    const refused = tokenSha256 && !session ? ('UNAUTHORIZED' as const) : null;
    const pgSettings = settingsOf(origin);
    const { withPgClient: apart } = args.contextValue as Grafast.Context;
    const kind = getOperationAST(args.document, args.operationName)?.operation;
    const sharedReads = kind === 'query' && apart ? new SharedReads(pool, pgSettings, apart) : null;
    const isMutation = kind === 'mutation' && apart;
    const own = isMutation ? ownTransactions(pool, pgSettings, apart) : apart;
    const withPgClient = sharedReads?.withPgClient ?? own;
    return { origin, refused, pgSettings, sharedReads, withPgClient };
  };
}
