import { expect, test } from 'vitest';
import { checkPaymentOrder } from '#workers/modules/settlement/bank-files/payment/check-payment-order.ts';
import {
  type PayoutRun,
  paymentOrderOf,
  type RunPayout,
} from '#workers/modules/settlement/payout-run/payment-order-of.ts';
import { unpayableIn } from '#workers/modules/settlement/send_payout_run.ts';

// Goal: every payout of a run is in the group its bank expects, and an invalid payee is found
// alone. Method: a run of a person, an organisation and an account abroad.

const person: RunPayout = {
  endToEndId: 'HP01',
  amountMinor: 582_903,
  name: 'Kari Nordmann',
  reference: 'Utbetaling fra Honorar',
  group: 'RUN-12-S',
  isPerson: true,
  isNorwegian: true,
  accountNumber: '86011117947',
  swiftCode: null,
  address: null,
};
const organization = {
  ...person,
  endToEndId: 'HP02',
  name: 'Berg Design AS',
  group: 'RUN-12-O',
  isPerson: false,
};
const abroad = {
  ...organization,
  endToEndId: 'HP03',
  isNorwegian: false,
  accountNumber: 'SE4550000000058398257466',
  swiftCode: 'ESSESESS',
  group: 'RUN-12-F',
  address: { line1: 'Kungsgatan 1', postal_code: '11143', city: 'Stockholm', country: 'SE' },
};

const run = (payouts: RunPayout[]): PayoutRun => ({
  status: 'APPROVED',
  messageId: 'HONORAR-20261127-000012-1a2b3c4d',
  payoutOn: '2026-11-27',
  createdAt: '2026-11-26T09:00:00Z',
  file: null,
  company: 'Honorar Drift AS',
  organizationNumber: '310001422',
  accountNumber: '15034567899',
  bic: 'DNBANOKK',
  payouts,
});

test('salaries, organisations and accounts abroad are groups of their own', () => {
  const order = paymentOrderOf(run([abroad, person, organization]));
  expect(order.groups.map(({ kind, id, payments }) => [kind, id, payments.length])).toEqual([
    ['SALARY', 'RUN-12-S', 1],
    ['ORGANIZATION', 'RUN-12-O', 1],
    ['FOREIGN', 'RUN-12-F', 1],
  ]);
  expect(checkPaymentOrder(order)).toEqual([]);
});

test('an invalid payee is found, and identified by the payment alone', () => {
  const order = paymentOrderOf(run([person, { ...organization, name: 'Фотограф' }]));
  expect(unpayableIn(order, checkPaymentOrder(order))).toEqual(
    new Map([['HP02', 'INVALID creditor.name']]),
  );
});

test('an error of our own is blamed on no payee: nothing is left out', () => {
  const order = paymentOrderOf({ ...run([person]), bic: null });
  expect(() => unpayableIn(order, checkPaymentOrder(order))).toThrow('INVALID at debtor.bic');
});
