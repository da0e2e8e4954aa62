import { afterEach, expect, test } from 'vitest';
import { sessionEnd } from './sessionEnd.ts';
import { sessionToken } from './sessionToken.ts';

// Goal: whoever loses a session reads the reason that is theirs.

afterEach(() => {
  sessionToken.forget();
  sessionEnd.impersonatingWhen(() => false);
});

test.each([
  [false, 'ended', 'ended'],
  [true, 'ended', 'impersonation'],
  [true, 'left', 'left'],
] as const)('impersonating %s, what is %s reads %s', (isImpersonating, reason, read) => {
  const token = crypto.randomUUID();
  const reasons: string[] = [];
  const stop = sessionEnd.listen((one) => reasons.push(one));
  sessionToken.write(token);
  sessionEnd.impersonatingWhen(() => isImpersonating);
  sessionEnd.report(token, reason);
  expect(reasons).toEqual([read]);
  expect(sessionEnd.reason()).toBe(read);
  stop();
});
