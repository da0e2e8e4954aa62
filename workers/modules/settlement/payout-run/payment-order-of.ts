import type { Creditor, PaymentGroup, PaymentOrder } from '../bank-files/payment/payment-order.ts';
import type { PayoutRun, RunPayout } from './payout-run.ts';

const LETTERS = { SALARY: 'S', ORGANIZATION: 'O', FOREIGN: 'F' } as const;
type Kind = keyof typeof LETTERS;

/** The payment order of a run: salaries, organisations and accounts abroad are debited in groups of their own. */
export function paymentOrderOf(run: PayoutRun): PaymentOrder {
  return {
    messageId: run.messageId,
    createdAt: run.createdAt,
    initiator: { name: run.company, agreement: null },
    debtor: { name: run.company, account: run.accountNumber, bic: run.bic ?? '' },
    groups: (Object.keys(LETTERS) as Kind[]).flatMap((kind) => groupOf(run, kind)),
  };
}

function groupOf({ messageId, payoutOn, payouts }: PayoutRun, kind: Kind): PaymentGroup[] {
  const chosen = payouts.filter((payout) => kindOf(payout) === kind);
  if (chosen.length === 0) return [];
  return [
    {
      id: `${messageId}-${LETTERS[kind]}`,
      kind,
      executesOn: payoutOn,
      payments: chosen.map((payout) => ({
        endToEndId: payout.endToEndId,
        amountMinor: payout.amountMinor,
        creditor: creditorOf(payout),
        reference: { text: 'Utbetaling fra Honorar' },
      })),
    },
  ];
}

function kindOf({ isNorwegian, isPerson }: RunPayout): Kind {
  if (!isNorwegian) return 'FOREIGN';
  return isPerson ? 'SALARY' : 'ORGANIZATION';
}

function creditorOf(payout: RunPayout): Creditor {
  const { name, isPerson, isNorwegian, accountNumber, swiftCode, address } = payout;
  return {
    name,
    isPerson,
    account: isNorwegian
      ? { norwegian: accountNumber }
      : { number: accountNumber, bic: swiftCode ?? '' },
    address: address && {
      street: address.line1,
      postCode: address.postal_code,
      town: address.city,
      country: address.country ?? '',
    },
  };
}
