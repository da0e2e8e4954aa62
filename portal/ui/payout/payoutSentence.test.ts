import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { unmarked } from '#shared/texts/with-verbatim.ts';
import en from './messages.en.json' with { type: 'json' };
import nb from './messages.nb.json' with { type: 'json' };
import { type PayoutOutlook, payoutSentence } from './payoutSentence.ts';

const translate = (texts: typeof nb) =>
  ((key: string, facts: Record<string, string>) => {
    const path = key.replace('ui/payout:', '').split('.');
    const text = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], texts);
    return String(text).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]));
  }) as unknown as TFunction;

const outlook: PayoutOutlook = {
  state: 'WAITING',
  heldReason: null,
  reason: null,
  amount: 582_903,
  paysOn: '2026-11-30',
  isAccountDoubted: null,
};

test.each([
  [{}, '5\u202f829,03 kr betales ut tidligst 30. november 2026'],
  [
    { state: 'SENT' },
    '5\u202f829,03 kr er sendt til banken og kommer på kontoen 30. november 2026',
  ],
  [
    { state: 'SENT', paysOn: null },
    '5\u202f829,03 kr er sendt til banken, som ikke har bekreftet utbetalingen ennå',
  ],
  [{ state: 'PAID' }, '5\u202f829,03 kr er på kontoen'],
  [
    { state: 'REJECTED', isAccountDoubted: true },
    'Banken avviste utbetalingen. Sjekk kontonummeret. Vi prøver igjen tidligst 30. november 2026.',
  ],
  [
    { state: 'RETURNED', isAccountDoubted: false },
    'Pengene kom tilbake fra banken, men ikke på grunn av kontonummeret ditt. Vi betaler igjen tidligst 30. november 2026.',
  ],
  [
    { state: 'HELD', heldReason: 'DEBT', amount: -100_000, paysOn: null },
    'Du skylder oss 1\u202f000,00 kr. Det trekkes fra det neste du får.',
  ],
  [
    { state: 'HELD', heldReason: 'DEBT', amount: 0 },
    'Skatt og trekk tar alt, så det er ingenting å betale ut',
  ],
  [
    { state: 'HELD', heldReason: 'DEBT', amount: 0, debt: 582_903 },
    'Pengene går til å dekke det du skylder oss',
  ],
  [{ state: 'PAID', amount: 0, debt: 582_903 }, 'Pengene gikk til å dekke det du skyldte oss'],
  [
    { amount: 482_903, debt: 100_000 },
    '4\u202f829,03 kr betales ut tidligst 30. november 2026. 1\u202f000,00 kr går til å dekke det du skylder oss.',
  ],
  [
    { state: 'PAID', amount: 482_903, debt: 100_000 },
    '4\u202f829,03 kr er på kontoen. 1\u202f000,00 kr gikk til å dekke det du skyldte oss.',
  ],
  [
    { state: 'HELD', heldReason: 'OPERATOR', reason: 'Ring oss' },
    'Vi holder utbetalingen tilbake: Ring oss',
  ],
] as [Partial<PayoutOutlook>, string][])('%j in Norwegian', (more, sentence) => {
  expect(unmarked(payoutSentence({ ...outlook, ...more }, translate(nb), 'nb'))).toBe(sentence);
});

test('in English', () => {
  expect(unmarked(payoutSentence(outlook, translate(en), 'en'))).toBe(
    '5\u202f829.03 kr is paid out on 30 November 2026 at the earliest',
  );
});

test('every reason has a sentence in both languages', () => {
  expect(Object.keys(nb.held)).toEqual(Object.keys(en.held));
});
