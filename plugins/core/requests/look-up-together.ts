import type { Pool } from 'pg';
import { findSession } from './find-session.ts';
import type { SessionSettings } from './request-context.ts';

type Looking = Promise<SessionSettings | null>;

interface Line {
  /** The look-up that is under way. */
  now: Looking;
  /** It was started in this tick and is not sent yet, so further callers may share it. */
  isOpen: boolean;
  /** The next one, for all callers that arrive meanwhile. */
  next: Looking | null;
}

const lines = new WeakMap<Pool, Map<string, Line>>();

/**
 * Looks up a session once for all callers that need it at the same moment, such as the subscriptions of a
 * page when it opens and when an event arrives. However many callers there are, one look-up is running and
 * one waits for it. No caller gets a result that was looked up before they asked.
 */
export function lookUpTogether(pool: Pool, tokenSha256: Buffer): Looking {
  const ofPool = lines.get(pool) ?? new Map<string, Line>();
  lines.set(pool, ofPool);
  const key = tokenSha256.toString('base64');
  const line = ofPool.get(key);
  if (!line) return begin();
  if (line.isOpen) return line.now;
  line.next ??= line.now.then(begin, begin);
  return line.next;

  function begin(): Looking {
    const own: Line = { now: findSession(pool, tokenSha256), isOpen: true, next: null };
    ofPool.set(key, own);
    process.nextTick(() => {
      own.isOpen = false;
    });
    const end = () => {
      if (ofPool.get(key) === own && !own.next) ofPool.delete(key);
    };
    own.now.then(end, end);
    return own.now;
  }
}
