import type { Creditor, PaymentGroup, PaymentOrder } from '../bank-files/payment/payment-order.ts';
import type { PayoutRun, RunPayout } from './payout-run.ts';

const KINDS = ['SALARY', 'ORGANIZATION', 'FOREIGN'] as const;
type Kind = (typeof KINDS)[number];

/** The payment order of a run: salaries, organisations and accounts abroad are debited in groups of their own. */
export function paymentOrderOf(run: PayoutRun): PaymentOrder {
  return {
    messageId: run.messageId,
    createdAt: run.createdAt,
    initiator: { name: run.company, agreement: null },
    debtor: { name: run.company, account: run.accountNumber, bic: run.bic ?? '' },
    groups: KINDS.flatMap((kind) => groupOf(run, kind)),
  };
}

function groupOf({ payoutOn, payouts }: PayoutRun, kind: Kind): PaymentGroup[] {
  const chosen = payouts.filter((payout) => kindOf(payout) === kind);
  const [first] = chosen;
  if (!first) return [];
  return [
    {
      id: first.group,
      kind,
      executesOn: payoutOn,
      payments: chosen.map((payout) => ({
        endToEndId: payout.endToEndId,
        amountMinor: payout.amountMinor,
        creditor: creditorOf(payout),
        reference: { text: payout.reference },
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
