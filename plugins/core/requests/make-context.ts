import type { GrafastExecutionArgs } from 'grafast';
import { getOperationAST } from 'grafast/graphql';
import type { DirectAnswers } from '../compiled/direct-answers.ts';
import type { ServerContext } from '../serving/server-context.ts';
import { findSession } from './find-session.ts';
import { hashToken } from './hash-token.ts';
import { lookUpTogether } from './look-up-together.ts';
import { readCaller } from './read-caller.ts';
import { readIdempotencyKey } from './read-idempotency-key.ts';
import { ownTransactions } from './wrap-client.ts';
import './request-context.ts';
import { SharedReads } from './request-context.ts';
import { settingsOf } from './settings-of.ts';

/**
 * Makes the function that builds the context of a request: the caller by bearer token, or a visitor, and the
 * services of the server.
 */
export function makeContext(serverContext: ServerContext, answers: DirectAnswers | null) {
  const { pool, replica } = serverContext;
  const choosePool = () => replica?.upToDate() ?? pool;
  return async (requestContext: Partial<Grafast.RequestContext>, args: GrafastExecutionArgs) => {
    // An error thrown here would reach the caller unmasked; as a refusal it is masked.
    const refuse = (fault: Error) => {
      refused = fault;
      return null;
    };
    const { token, ip, userAgent, language } = readCaller(requestContext);
    const tokenSha256 = token === null ? null : hashToken(token);
    let refused: Grafast.Context['refused'] = null;
    const idempotencyKey = readIdempotencyKey(requestContext);
    const caller = {
      ip,
      userAgent,
      language,
      tokenSha256,
      idempotencyKey: idempotencyKey ?? null,
    };
    const early = answers?.of(requestContext.node?.req) ?? null;
    if (early instanceof Error) refused = early;
    else if (early && 'refused' in early) refused = early.refused;
    // A connection may bring hundreds of operations at once.
    const find = requestContext.ws ? lookUpTogether : findSession;
    const session = refused ? null : tokenSha256 && (await find(pool, tokenSha256).catch(refuse));
    if (idempotencyKey === undefined) refused ??= 'INVALID_KEY';
    const origin = { ...caller, session };
    if (tokenSha256 && !session) refused ??= 'UNAUTHORIZED';
    const pgSettings = settingsOf(origin);
    const { withPgClient: apart } = args.contextValue as Grafast.Context;
    const kind = getOperationAST(args.document, args.operationName)?.operation;
    const sharedReads =
      kind === 'query' && apart ? new SharedReads(choosePool, pgSettings, apart) : null;
    const isMutation = kind === 'mutation' && apart;
    const own = isMutation ? ownTransactions(pool, pgSettings, apart) : apart;
    const withPgClient = sharedReads?.withPgClient ?? own;
    return {
      origin,
      serverContext,
      refused,
      pgSettings,
      sharedReads,
      withPgClient,
      early: early && 'ran' in early ? early.ran : null,
      ...(early && 'performed' in early ? early : null),
    };
  };
}
