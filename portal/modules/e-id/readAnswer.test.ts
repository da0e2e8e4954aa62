import { expect, test } from 'vitest';
import { readAnswer } from './IdentityReturn.tsx';

test.each([
  ['#code=abc&state=s', { state: 's', code: 'abc' }],
  [
    '#error=access_denied&error_description=user_aborted&state=s',
    { state: 's', code: null, outcome: 'cancelled' },
  ],
  ['#error=access_denied&state=s', { state: 's', code: null, outcome: 'refused' }],
  ['#error=server_error&state=s', { state: 's', code: null, outcome: 'away' }],
  ['', { state: null, code: null, outcome: 'away' }],
])('%s is read', (fragment, answer) => {
  expect(readAnswer(fragment)).toEqual(answer);
});
