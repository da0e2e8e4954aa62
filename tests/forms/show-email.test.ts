// Goal: people read the domain of an address with its own letters, unless it could be taken for another. Method: real
// domains, deceptive ones, and any address through both directions.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { showEmail } from '#forms/validate/show-email.ts';
import { tidyEmail } from '#forms/validate/tidy-email.ts';

test.each([
  ['ola@xn--blbr-roah.example', 'ola@blåbær.example'],
  ['ola@xn--mnchen-3ya.xn--blbr-roah.no', 'ola@münchen.blåbær.no'],
  ['OLA@XN--BLBR-ROAH.EXAMPLE', 'OLA@blåbær.EXAMPLE'],
  ['ola@example.no', 'ola@example.no'],
  ['xn--blbr-roah@example.no', 'xn--blbr-roah@example.no'],
  ['xn--blbr-roah.x@example.no', 'xn--blbr-roah.x@example.no'],
  // Cyrillic letters that read as “apple”, and texts that stand for no label.
  ['ola@xn--80ak6aa92e.com', 'ola@xn--80ak6aa92e.com'],
  ['ola@xn--.no', 'ola@xn--.no'],
  ['ola@xn--99999999.no', 'ola@xn--99999999.no'],
])('%s is shown as %s', (stored, shown) => {
  expect(showEmail(stored)).toBe(shown);
});

test('the shown address leads to the same mailbox', () => {
  const label = fc.stringMatching(/^[a-zæøåéüößşł]{1,12}$/);
  fc.assert(
    fc.property(label, label, (one, other) => {
      const stored = tidyEmail(`ola@${one}.${other}.no`);
      expect(tidyEmail(showEmail(stored))).toBe(stored);
    }),
  );
});

test('any text stays as long as it leads back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{0,20}$/), (text) => {
      const stored = `ola@xn--${text}.no`;
      expect(tidyEmail(showEmail(stored))).toBe(stored);
    }),
  );
});
