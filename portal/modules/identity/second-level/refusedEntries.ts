import type { Refusal } from '../../../app/errors/Refusal.ts';
import type { SecondLevelFaults } from './secondLevelFaults.ts';

/** Codes this popup has better words for than the portal's general ones. */
const worded = new Set([
  'ATTEMPTS_LIMIT_EXCEEDED',
  'DELIVERY_FREQUENCY_EXCEEDED',
  'INVALID_PHONE_NUMBER',
  'INVALID_TOKEN',
  'SMS_SENDING_FAILED',
  'TOKEN_EXPIRED',
]);

/** Puts the server's refusals where the person looks; what is not of these fields is handed back. */
export function refusedEntries(refusals: readonly Refusal[]): {
  faults: SecondLevelFaults;
  others: Refusal[];
} {
  const faults: SecondLevelFaults = {};
  const others: Refusal[] = [];
  for (const refusal of refusals) {
    if (!worded.has(refusal.code)) {
      others.push(refusal);
      continue;
    }
    const place = refusal.path === 'number' || refusal.path === 'token' ? refusal.path : 'form';
    const isOfTheCode = place === 'token' && refusal.code === 'ATTEMPTS_LIMIT_EXCEEDED';
    faults[place] = isOfTheCode ? 'TRIES_USED_UP' : refusal.code;
  }
  return { faults, others };
}
