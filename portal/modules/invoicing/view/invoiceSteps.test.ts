import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { PayoutOutlook } from '#portal/ui/payout/payoutSentence.ts';
import { invoiceSteps } from './invoiceSteps.ts';

type InvoicePayout = PayoutOutlook & { debt: number | null };

const t = ((key: string | string[]) => [key].flat()[0]) as unknown as TFunction;
const words = wordsIn(readWords('en'));
const base = {
  status: 'SUBMITTED' as const,
  events: [
    {
      id: 'evt_1',
      actor: 'Kari',
      eventType: 'submit',
      occurredAt: '',
      status: 'SUBMITTED' as const,
    },
  ],
  createdAt: '2026-01-01T10:00:00Z',
  submittedAt: '2026-01-02T10:00:00Z',
  approvedAt: null,
  publishedAt: null,
  rejectedAt: null,
  resolvedAt: null,
  nullifiedAt: null,
  lastDelivery: null,
  deliveredAt: null,
  isUndelivered: false,
  isOverdue: false,
  rejectionReason: null,
  freelanceProfile: { status: 'VERIFIED' as const },
  payout: null as InvoicePayout | null,
  paymentStatus: 'NO' as 'NO' | 'PARTIAL' | 'PENDING' | 'FULL',
  payments: [] as { id: string; amount: number; paidOn: string }[],
  opening: null as {
    id: string;
    openingCount: number;
    firstOpenedAt: string;
    lastOpenedAt: string;
  } | null,
  settlement: { credited: 0, paid: 0, remaining: 1_250_000, refund: 0, refunded: 0 },
};

const outlook = (
  state: PayoutOutlook['state'],
  heldReason: PayoutOutlook['heldReason'] = null,
): InvoicePayout => ({
  state,
  heldReason,
  reason: null,
  amount: 582_822,
  debt: 0,
  paysOn: '2026-11-27',
  isAccountDoubted: state === 'REJECTED',
});

test('a submitted invoice waits for approval', () => {
  const steps = invoiceSteps(base, t, words, 'en');
  expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'now', 'next', 'next', 'next']);
  expect(steps[1]?.actor).toBe('Kari');
  expect(steps[2]?.note).toBe('waits.APPROVED');
});

test('a submitted invoice of an unverified profile has a note', () => {
  const [, , step] = invoiceSteps(
    { ...base, freelanceProfile: { status: 'UNVERIFIED' } },
    t,
    words,
    'en',
  );
  expect(step).toMatchObject({ state: 'now', note: 'waits.APPROVED_UNVERIFIED' });
});

test('a submitted invoice of a refused profile waits for its owner', () => {
  const [, , step] = invoiceSteps(
    { ...base, freelanceProfile: { status: 'REFUSED' } },
    t,
    words,
    'en',
  );
  expect(step).toMatchObject({ state: 'yours', note: 'waits.APPROVED_REFUSED' });
});

test.each([
  [582_822, 0, 'path.PAYOUT'],
  [82_822, 500_000, 'path.PAYOUT'],
  [0, 582_822, 'path.OUTSIDE'],
])(
  'the last step of a payout of %i is only in the account where money came',
  (amount, debt, title) => {
    const at = '2026-01-03T10:00:00Z';
    const paid = { status: 'RESOLVED' as const, approvedAt: at, publishedAt: at, resolvedAt: at };
    const payout = { ...outlook('PAID'), amount, debt };
    const steps = invoiceSteps({ ...base, ...paid, payout }, t, words, 'en');
    expect(steps.at(-1)).toMatchObject({ title, state: 'done' });
  },
);

test.each([
  ['WAITING', null, 'now', 'ui/payout:WAITING'],
  ['SENT', null, 'now', 'ui/payout:SENT'],
  ['REJECTED', null, 'yours', 'ui/payout:checkAccount.REJECTED'],
  ['HELD', 'NO_BANK_ACCOUNT', 'yours', 'ui/payout:held.NO_BANK_ACCOUNT'],
  ['HELD', 'BLOCKED', 'now', 'ui/payout:held.BLOCKED'],
  ['HELD', 'DEBT', 'now', 'ui/payout:held.DEBT'],
  ['PAID', null, 'done', 'ui/payout:PAID'],
  ['OUTSIDE', null, 'done', 'ui/payout:OUTSIDE'],
] as const)('a paid invoice shows the state of its payout: %s %s', (state, reason, step, note) => {
  const at = '2026-01-03T10:00:00Z';
  const paid = { status: 'RESOLVED' as const, approvedAt: at, publishedAt: at, resolvedAt: at };
  const steps = invoiceSteps({ ...base, ...paid, payout: outlook(state, reason) }, t, words, 'en');
  expect(steps.slice(0, 5).map((one) => one.state)).toEqual(Array(5).fill('done'));
  expect(steps[5]).toMatchObject({ state: step, note });
  expect(steps[5]?.at).toBe(state === 'PAID' ? '2026-11-27' : null);
});

test('a rejected invoice ends with the reason', () => {
  const steps = invoiceSteps(
    { ...base, status: 'REJECTED', rejectionReason: 'Mangler dato' },
    t,
    words,
    'en',
  );
  expect(steps.at(-1)).toMatchObject({ state: 'refused', note: 'Mangler dato' });
});

const at = '2026-01-03T10:00:00Z';
const sending = {
  id: 'del_1',
  channel: 'EMAIL' as const,
  recipient: 'a@b.no',
  isReminder: false,
  handedOverAt: null,
  failure: null,
  failureReason: null,
};
const published = { ...base, status: 'PUBLISHED' as const, approvedAt: at, publishedAt: at };

test.each([
  [null, 'yours', 'The recipient rejected it'],
  [at, 'done', 'sent.AGAIN_FAILED'],
])(
  'a failed second delivery leaves an invoice delivered at %s as it is',
  (deliveredAt, state, note) => {
    const lastDelivery = { ...sending, status: 'FAILED' as const, failure: 'REFUSED' as const };
    const delivery = { deliveredAt, lastDelivery, isUndelivered: deliveredAt === null };
    const steps = invoiceSteps({ ...published, ...delivery }, t, words, 'en');
    expect(steps[3]).toMatchObject({ state, note, at: deliveredAt });
  },
);

test.each([
  [true, 'waits.OVERDUE'],
  [false, 'waits.RESOLVED'],
])('an unpaid invoice shows whether it is overdue: %s', (isOverdue, note) => {
  const lastDelivery = { ...sending, status: 'SENT' as const };
  const steps = invoiceSteps({ ...published, isOverdue, lastDelivery }, t, words, 'en');
  expect(steps[4]).toMatchObject({ state: 'now', note });
});

test.each([
  ['PENDING', 'path.SENDING', 'now', 'sent.SENDING', 'next'],
  ['SENT', 'With the client', 'done', null, 'now'],
  ['FAILED', 'path.UNDELIVERED', 'yours', 'The recipient rejected it', 'next'],
  ['SETTLED', 'path.BY_HAND', 'done', 'sent.BY_HAND', 'now'],
] as const)(
  'a delivery that is %s has its own title and note',
  (status, title, state, note, next) => {
    const steps = invoiceSteps(
      { ...published, isUndelivered: status === 'FAILED', lastDelivery: { ...sending, status } },
      t,
      words,
      'en',
    );
    expect(steps[3]).toMatchObject({ title, state, note });
    expect(steps[4]?.state).toBe(next);
  },
);

test.each([
  [null, 'sent.EHF'],
  [at, 'sent.HANDED_OVER'],
])('an EHF invoice is on its way until it is confirmed: %s', (handedOverAt, note) => {
  const lastDelivery = {
    ...sending,
    status: 'PENDING' as const,
    channel: 'EHF' as const,
    handedOverAt,
  };
  const steps = invoiceSteps({ ...published, lastDelivery }, t, words, 'en');
  expect(steps[3]).toMatchObject({ title: 'path.SENDING', state: 'now', note });
});

test.each(['PENDING', 'SENT'] as const)(
  'a delivered invoice stays delivered while it is sent again: %s',
  (status) => {
    const again = { ...published, deliveredAt: at, lastDelivery: { ...sending, status } };
    expect(invoiceSteps(again, t, words, 'en')[3]).toMatchObject({
      title: 'With the client',
      state: 'done',
      at,
      note: null,
    });
  },
);

test('an invoice without a delivery is on its way, and a failed one shows the reason', () => {
  expect(invoiceSteps(published, t, words, 'en')[3]?.title).toBe('path.SENDING');
  const failed = { ...sending, status: 'FAILED' as const, failure: 'NO_ADDRESS' as const };
  const steps = invoiceSteps(
    { ...published, isUndelivered: true, lastDelivery: failed },
    t,
    words,
    'en',
  );
  expect(steps[3]?.note).toBe('The client has no email address');
});

test('a delivery that the recipient did not confirm is not shown as failed', () => {
  const lastDelivery = { ...sending, status: 'FAILED' as const, failure: 'UNANSWERED' as const };
  const steps = invoiceSteps({ ...published, isUndelivered: true, lastDelivery }, t, words, 'en');
  expect(steps[3]).toMatchObject({ title: 'path.UNCONFIRMED', state: 'yours' });
  expect(steps[3]?.note).toBe('The recipient has not confirmed it');
  expect(steps[4]?.state).toBe('next');
});

test('a fully credited invoice waits for no step', () => {
  const steps = invoiceSteps(
    { ...published, status: 'NULLIFIED', nullifiedAt: at },
    t,
    words,
    'en',
  );
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(steps.at(-1)).toMatchObject({ name: 'NULLIFIED', at });
});

const part = { id: 'pay_1', amount: 500_000, paidOn: '2026-01-05' };
const halfPaid = {
  payments: [part],
  paymentStatus: 'PARTIAL' as const,
  settlement: { ...base.settlement, paid: 500_000, remaining: 750_000 },
};
const sent = { ...published, lastDelivery: { ...sending, status: 'SENT' as const } };

test.each([
  [false, 'ui/payout:payment.REST'],
  [true, 'ui/payout:payment.REST_OVERDUE'],
])('a partly paid invoice shows the paid and the remaining amount: %s', (isOverdue, note) => {
  const steps = invoiceSteps({ ...sent, ...halfPaid, isOverdue }, t, words, 'en');
  expect(steps[4]).toMatchObject({ state: 'now', amount: 500_000, at: '2026-01-05', note });
});

test('a payment to be booked is shown before the remaining amount', () => {
  const steps = invoiceSteps({ ...sent, ...halfPaid, paymentStatus: 'PENDING' }, t, words, 'en');
  expect(steps[4]).toMatchObject({ state: 'now', note: 'ui/payout:payment.PENDING' });
});

test('a paid invoice has the date of the bank, not that of the booking', () => {
  const rest = { id: 'pay_2', amount: 750_000, paidOn: '2026-01-09' };
  const paid = { ...base.settlement, paid: 1_250_000, remaining: 0 };
  const steps = invoiceSteps(
    {
      ...sent,
      status: 'RESOLVED',
      resolvedAt: '2026-01-12T10:00:00Z',
      settlement: paid,
      payments: [rest, part],
      paymentStatus: 'FULL',
      payout: outlook('WAITING'),
    },
    t,
    words,
    'en',
  );
  expect(steps[4]).toMatchObject({ state: 'done', amount: 1_250_000, at: '2026-01-09' });
});

test('an invoice settled without a payment of the bank has the date of its settlement', () => {
  const resolvedAt = '2026-01-12T10:00:00Z';
  const settled = { ...base.settlement, paid: 1_250_000, remaining: 0 };
  const steps = invoiceSteps(
    { ...sent, status: 'RESOLVED', resolvedAt, settlement: settled, payout: outlook('OUTSIDE') },
    t,
    words,
    'en',
  );
  expect(steps[4]).toMatchObject({ state: 'done', amount: 1_250_000, at: resolvedAt });
});

test('a reversed payment is not shown as paid', () => {
  const back = { id: 'pay_2', amount: -500_000, paidOn: '2026-01-06' };
  const steps = invoiceSteps({ ...sent, payments: [part, back] }, t, words, 'en');
  expect(steps[4]).toMatchObject({ state: 'now', at: null, note: 'waits.RESOLVED' });
});
