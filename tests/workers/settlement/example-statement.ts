import type {
  ClientStatement,
  StatementEntry,
} from '#workers/modules/settlement/client-statement/client-statement.ts';

const address = (line1: string, postalCode: string, city: string) => ({
  line1,
  line2: null,
  postalCode,
  city,
  county: null,
  country: 'NO',
  latitude: null,
  longitude: null,
});

const KID = '00123400010437';

const entry = (
  day: string,
  kind: StatementEntry['kind'],
  number: string,
  amount: number,
  balance: number,
): StatementEntry => ({ day, kind, number, kid: KID, amount, balance });

/** A year with an invoice that is paid in part, one that is credited and one that is overdue. */
export const exampleStatement = (over: Partial<ClientStatement> = {}): ClientStatement => ({
  language: 'NB',
  startsOn: '2026-01-01',
  endsOn: '2026-11-26',
  clientNumber: 1004,
  payer: {
    name: 'Honorar Drift AS',
    organizationNumber: '310293329',
    isFreelancer: false,
    address: address('Storgata 1', '0155', 'OSLO'),
  },
  receiver: { name: 'Fjell og Fjord AS', address: address('Strandgaten 12', '5013', 'BERGEN') },
  organizationNumber: '974760673',
  freelancer: 'Nina Øster',
  accountNumber: '15034567899',
  opening: 125_000,
  invoiced: 3_750_000,
  credited: 375_000,
  paid: 1_250_001,
  closing: 2_249_999,
  overdue: 999_999,
  entries: [
    entry('2026-02-03', 'PAYMENT', '1041', -125_000, 0),
    entry('2026-03-12', 'INVOICE', '1042', 1_250_000, 1_250_000),
    entry('2026-04-02', 'PAYMENT', '1042', -1_250_000, 0),
    entry('2026-04-20', 'CREDIT_NOTE', 'K-17', -375_000, -375_000),
    entry('2026-04-30', 'REFUND', 'K-17', 375_000, 0),
    entry('2026-09-30', 'INVOICE', '1043', 1_250_000, 1_250_000),
    entry('2026-10-15', 'PAYMENT', '1043', -250_001, 999_999),
    entry('2026-11-20', 'INVOICE', '1044', 1_250_000, 2_249_999),
  ],
  open: [
    { number: '1043', kid: KID, dueOn: '2026-10-14', remaining: 999_999, isOverdue: true },
    { number: '1044', kid: KID, dueOn: '2026-12-04', remaining: 1_250_000, isOverdue: false },
  ],
  ...over,
});
