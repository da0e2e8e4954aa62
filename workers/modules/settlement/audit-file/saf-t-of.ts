import type { SafT, SafTAddress, SafTLine, SafTParty, SafTTransaction } from '../saf-t/saf-t.ts';
import { chartOfAccounts, journalTexts, taxCodes } from './chart-of-accounts.ts';

/** The books of a period, as `app_private.audit_file_payload` gives them. Amounts are in minor units (øre), debits above 0. */
export interface AuditFile {
  fileId: string | null;
  startsOn: string;
  endsOn: string;
  createdAt: string;
  company: {
    name: string;
    organizationNumber: string;
    isVatRegistered: boolean;
    address: AuditAddress;
    contact: { firstName: string; lastName: string } | null;
  };
  accounts: { code: string; kind: string; opening: number; closing: number }[];
  customers: AuditParty[];
  suppliers: AuditParty[];
}

interface AuditAddress {
  line1: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
}

interface AuditParty {
  id: string;
  name: string;
  organizationNumber: string | null;
  address: AuditAddress | null;
  opening: number;
  closing: number;
}

/** A journal, as `app_private.audit_file_journals` gives it. */
export interface AuditJournal {
  id: string;
  kind: string;
  occurredOn: string;
  postedOn: string;
  enteredOn: string;
  description: string | null;
  documentNumber: string | null;
  kid: string | null;
  clientId: string | null;
  entries: { kind: string; code: string; amount: number; supplierId: string | null }[];
  /** The invoice's VAT by its rates, where the journal posts VAT. */
  vat: AuditVat[] | null;
}

interface AuditVat {
  rate: number;
  base: number;
  vat: number;
}

const CLIENT_FUNDS = '2900';
const PAYABLE = '2910';

/** The books of a period with their journals, as the writer of SAF-T takes them. */
export function safTOf(file: AuditFile, journals: AuditJournal[]): SafT {
  const { company, customers, suppliers } = file;
  return {
    createdOn: file.createdAt.slice(0, 10),
    software: { company: 'Honorar', name: 'Honorar', version: '1' },
    company: {
      organizationNumber: company.organizationNumber,
      name: company.name,
      isVatRegistered: company.isVatRegistered,
      address: addressOf(company.address),
      contact: {
        firstName: company.contact?.firstName ?? '',
        lastName: company.contact?.lastName ?? company.name,
        phone: null,
      },
    },
    from: file.startsOn,
    to: file.endsOn,
    accounts: accountsOf(file),
    customers: customers.map((party) => partyOf(party, CLIENT_FUNDS)),
    suppliers: suppliers.map((party) => partyOf(party, PAYABLE)),
    taxCodes: [...taxCodes].map(([rate, { code, description }]) => ({
      code,
      description,
      standardCode: code,
      rateHundredths: rate * 100,
    })),
    journals: [
      { id: 'GL', description: 'Hovedbok', type: 'GL', transactions: journals.map(transactionOf) },
    ],
  };
}

/** A party may have moved on an account that is at 0 before and after, which the file then names all the same. */
function accountsOf({ accounts, customers, suppliers }: AuditFile): SafT['accounts'] {
  const named = accounts.map(({ code, kind, opening, closing }) => {
    const known = chartOfAccounts[kind];
    if (!known) throw new Error(`the chart of accounts has no ${kind}`);
    return { id: code, ...known, openingMinor: opening, closingMinor: closing };
  });
  const missing = [
    ...(customers.length > 0 ? [{ id: CLIENT_FUNDS, kind: 'CLIENT_FUNDS' }] : []),
    ...(suppliers.length > 0 ? [{ id: PAYABLE, kind: 'PAYABLE' }] : []),
    ...(named.length === 0 ? [{ id: '1920', kind: 'BANK' }] : []),
  ].filter(({ id }) => !named.some((one) => one.id === id));
  return [
    ...named,
    ...missing.map(({ id, kind }) => ({
      id,
      ...chartOfAccounts[kind]!,
      openingMinor: 0,
      closingMinor: 0,
    })),
  ];
}

/** At most 35 characters in the schema, which a uuid with its hyphens exceeds. */
const partyId = (id: string) => id.replaceAll('-', '');

const addressOf = ({ line1, postal_code, city, country }: AuditAddress): SafTAddress => ({
  street: line1 ?? '',
  postCode: postal_code ?? '',
  town: city ?? '',
  country: country ?? 'NO',
});

const partyOf = (party: AuditParty, accountId: string): SafTParty => ({
  id: partyId(party.id),
  organizationNumber: party.organizationNumber,
  name: party.name,
  address: party.address && addressOf(party.address),
  accountId,
  openingMinor: party.opening,
  closingMinor: party.closing,
});

function transactionOf(journal: AuditJournal): SafTTransaction {
  const { id, kind, occurredOn, postedOn, enteredOn, documentNumber } = journal;
  const text = [journalTexts[kind] ?? kind, documentNumber].filter(Boolean).join(' ');
  const description = journal.description ?? text;
  return {
    id,
    occurredOn,
    postedOn,
    enteredOn,
    description,
    lines: linesOf(journal).map((line, at) => ({ ...line, id: String(at + 1), description: text })),
  };
}

function linesOf(journal: AuditJournal): Omit<SafTLine, 'id' | 'description'>[] {
  const { kid, clientId, vat } = journal;
  return journal.entries.flatMap(({ kind, code, amount, supplierId }) => {
    const isOfClient = kind === 'CLIENT_FUNDS' && clientId !== null;
    const line = {
      accountId: code,
      customerId: isOfClient ? partyId(clientId) : null,
      supplierId: kind === 'PAYABLE' ? supplierId : null,
      kid: isOfClient ? kid : null,
    };
    const shares = kind === 'VAT' && vat ? shareByRate(amount, vat) : [];
    if (shares.length === 0) return [{ ...line, amountMinor: amount, tax: null }];
    return shares.map(({ rate, amount: amountMinor }) => {
      const code = taxCodes.get(Number(rate))?.code;
      const baseMinor = Math.round((amountMinor * 100) / rate);
      return { ...line, amountMinor, tax: code ? { code, baseMinor, amountMinor } : null };
    });
  });
}

/** Shares posted VAT among the rates of its invoice, so that the parts sum to it: the greatest remainders take the øre left. */
export function shareByRate(amount: number, rates: AuditVat[]): { rate: number; amount: number }[] {
  const total = rates.reduce((sum, { vat }) => sum + BigInt(vat), 0n);
  if (total === 0n) return [];
  const sign = amount < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(amount));
  const parts = rates.map(({ rate, vat }, at) => {
    const scaled = whole * BigInt(vat);
    return { at, rate, amount: Number(scaled / total), remainder: scaled % total };
  });
  let left = Math.abs(amount) - parts.reduce((sum, part) => sum + part.amount, 0);
  for (const part of [...parts].sort((a, b) => Number(b.remainder - a.remainder) || a.at - b.at)) {
    if (left-- <= 0) break;
    part.amount += 1;
  }
  return parts
    .filter((part) => part.amount !== 0)
    .map(({ rate, amount: share }) => ({ rate, amount: sign * share }));
}
