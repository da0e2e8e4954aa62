import { afterEach, expect, test } from 'vitest';
import { sessionEnd } from './sessionEnd.ts';
import { sessionToken } from './sessionToken.ts';

// Goal: a user whose session ends reads the reason.

afterEach(() => {
  sessionToken.forget();
  sessionEnd.impersonatingWhen(() => false);
});

test.each([
  [false, 'ended', 'ended'],
  [true, 'ended', 'impersonation'],
  [true, 'left', 'left'],
] as const)(
  'impersonating %s, a session that is %s reports %s',
  (isImpersonating, reason, read) => {
    const token = crypto.randomUUID();
    const reasons: string[] = [];
    const stop = sessionEnd.listen((one) => reasons.push(one));
    sessionToken.write(token);
    sessionEnd.impersonatingWhen(() => isImpersonating);
    sessionEnd.report(token, reason);
    expect(reasons).toEqual([read]);
    expect(sessionEnd.reason()).toBe(read);
    stop();
  },
);
