import type { Pool } from 'pg';
import { findSession } from './find-session.ts';
import { hashToken } from './hash-token.ts';
import { readCaller } from './read-caller.ts';
import './request-context.ts';
import { settingsOf } from './settings-of.ts';

/** Makes the function that tells a request who it is: by its bearer token, or a visitor. */
export function makeContext(pool: Pool) {
  return async (requestContext: Partial<Grafast.RequestContext>) => {
    const { token, ip, userAgent } = readCaller(requestContext);
    const tokenSha256 = token === null ? null : hashToken(token);
    const session = tokenSha256 && (await findSession(pool, tokenSha256));
    const origin = { ip, userAgent, tokenSha256, session };
    const refused = tokenSha256 && !session ? ('UNAUTHORIZED' as const) : null;
    return { origin, refused, pgSettings: settingsOf(origin) };
  };
}
