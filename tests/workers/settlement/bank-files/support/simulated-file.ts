import { type PaymentVariant, simulatePayments } from '#sandbox/bank/bank-order.ts';
import type { SimulatedEntry, SimulatedFile } from '#sandbox/bank/simulated-transaction.ts';

export const claims = [
  { kid: '60224000000011', amountMinor: 123_450, payerName: 'Ærlig & Ønske AS' },
  { kid: '60224000000029', amountMinor: 99, payerName: 'Kunde <To>' },
];

export const entriesOf = (variant: PaymentVariant, serial = 1): SimulatedEntry[] =>
  simulatePayments(claims, variant, '2026-11-20', serial);

export const fileOf = (entries: SimulatedEntry[]): SimulatedFile => ({
  messageId: 'BANK-20261120-1',
  createdAt: '2026-11-20T18:00:00',
  statements: [
    { id: 'BANK-20261120-1-1', account: '86011117947', createdAt: '2026-11-20T18:00:00', entries },
  ],
});
