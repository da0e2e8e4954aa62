import { expect, test } from 'vitest';
import { recipientText } from './recipientText.ts';

test.each([
  ['EHF', '0192:310793329', '310 793 329'],
  ['EMAIL', 'ola@xn--blbr-roah.example', 'ola@blåbær.example'],
  ['EMAIL', null, null],
])('a delivery by %s to %s is shown as to %s', (channel, recipient, shown) => {
  expect(recipientText({ channel, recipient })?.replace(/\s/g, ' ') ?? null).toBe(shown);
});
