import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { verificationSteps } from './Sending.tsx';

// Goal: the steps show whose turn it is in every state. Method: all states, without texts.

const t = ((key: string) => key) as unknown as TFunction;
const sent = { createdAt: '2026-11-01T10:00:00Z', decidedAt: null };
const states = (
  ...given: Parameters<typeof verificationSteps> extends [...infer A, unknown] ? A : never
) => verificationSteps(...given, t).map(({ state }) => state);

test.each([
  ['nothing is done', null, false, ['yours', 'next', 'next']],
  ['the phone is confirmed', null, true, ['done', 'yours', 'next']],
  [
    'the pictures are in review',
    { ...sent, status: 'PENDING' as const },
    false,
    ['done', 'done', 'now'],
  ],
  [
    'the document was rejected',
    { ...sent, status: 'REJECTED' as const },
    false,
    ['yours', 'next', 'next'],
  ],
  [
    'the document was rejected a moment ago',
    { ...sent, status: 'REJECTED' as const },
    true,
    ['done', 'yours', 'next'],
  ],
  [
    'the document is approved',
    { ...sent, status: 'APPROVED' as const },
    false,
    ['done', 'done', 'done'],
  ],
])('%s', (_, latest, isPhoneShown, expected) => {
  expect(states(latest, isPhoneShown)).toEqual(expected);
});

test('a document in review has a note', () => {
  const [, , known] = verificationSteps({ ...sent, status: 'PENDING' }, false, t);
  expect(known?.note).toBe('document.steps.looking');
});
