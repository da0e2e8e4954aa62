import { expect, test } from 'vitest';
import { isSameMailbox } from './isSameMailbox.ts';

// Requirements: A4.15
test.each([
  ['Ola@Demo.Honorar.no', 'ola@demo.honorar.no'],
  ['post@bl\u00e5b\u00e6r.example', 'post@xn--blbr-roah.example'],
  ['\u00a0ola@demo.honorar.no\u200b', 'ola@demo.honorar.no'],
])('%s is the member %s', (typed, stored) => {
  expect(isSameMailbox(typed, stored)).toBe(true);
});

test('another address is not the same member', () => {
  expect(isSameMailbox('ola@demo.honorar.no', 'per.ola@demo.honorar.no')).toBe(false);
});
