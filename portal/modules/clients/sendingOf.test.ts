import { expect, test } from 'vitest';
import { sendingOf } from './sendingOf.ts';

test.each([
  ['EHF', true, null, 'EHF'],
  ['EHF', true, 'a@b.no', 'EHF'],
  ['EHF', false, 'a@b.no', 'EMAIL'],
  ['EHF', null, 'a@b.no', 'EMAIL'],
  ['EHF', false, null, 'MISSING'],
  ['EMAIL', true, 'a@b.no', 'EMAIL'],
  ['EMAIL', true, null, 'MISSING'],
  ['NONE', true, 'a@b.no', 'NONE'],
] as const)('preferred method %s, registered for EHF %s, address %s: %s', (...row) => {
  const [preferredDeliveryMethod, takesEhf, email, sending] = row;
  expect(sendingOf({ preferredDeliveryMethod, takesEhf, email })).toBe(sending);
});
