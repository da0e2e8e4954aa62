import type { Creditor, PaymentGroup, PaymentOrder } from '../bank-files/payment/payment-order.ts';

/** An approved run, as `payout_run_payload` gives it. */
export type PayoutRun = {
  status: 'PROPOSED' | 'APPROVED' | 'SENT' | 'DONE' | 'CANCELLED';
  messageId: string;
  /** The bank day. */
  payoutOn: string;
  /** The moment of the approval, so that the file has the same bytes whenever it is written. */
  createdAt: string;
  /** Null until it is written. */
  file: { id: string; key: string } | null;
  company: string;
  organizationNumber: string;
  accountNumber: string;
  bic: string | null;
  payouts: RunPayout[];
};

export type RunPayout = {
  endToEndId: string;
  amountMinor: number;
  name: string;
  /** The text that the payee reads. */
  reference: string;
  /** The group of payments it is sent in, which the bank's answers name. */
  group: string;
  isPerson: boolean;
  isNorwegian: boolean;
  accountNumber: string;
  swiftCode: string | null;
  address: RunAddress | null;
};

type RunAddress = {
  line1: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
};

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
