import type { WrittenLanguage } from '#workers/core/format/written-values.ts';
import type { StatementKind } from './client-statement.ts';

/** The texts of a client's statement. Written in each language, not translated from the other. */
export type StatementTexts = {
  title: string;
  period: string;
  clientNumber: string;
  organizationNumber: string;
  contact: string;
  /** The sentence for a debt, for a refund to the client, and for neither. */
  owed: (day: string) => string;
  credit: (day: string) => string;
  settled: (day: string) => string;
  overdue: (amount: string) => string;
  opening: string;
  closing: string;
  invoiced: string;
  credited: string;
  paid: string;
  columns: { day: string; text: string; amount: string; balance: string };
  kinds: Record<StatementKind, (number: string) => string>;
  kid: (kid: string) => string;
  none: string;
  open: string;
  openColumns: { due: string; invoice: string; remaining: string };
  invoice: (number: string) => string;
  isOverdue: string;
  goesBack: string;
  howToPay: (account: string) => string;
  account: string;
  seller: string;
  mail: {
    subject: (sender: string) => string;
    title: (sender: string) => string;
    intro: (period: string) => string;
    attached: (name: string, email: string) => string;
    footer: (seller: string) => string;
  };
};

export const statementTexts: Record<WrittenLanguage, StatementTexts> = {
  nb: {
    title: 'Kontoutskrift',
    period: 'Periode',
    clientNumber: 'Kundenr.',
    organizationNumber: 'Org.nr.',
    contact: 'Kontakt',
    owed: (day) => `Å betale per ${day}`,
    credit: (day) => `Dere har til gode per ${day}`,
    settled: (day) => `Alt er gjort opp per ${day}`,
    overdue: (amount) => `Av dette er ${amount} kr forfalt`,
    opening: 'Inngående saldo',
    closing: 'Utgående saldo',
    invoiced: 'Fakturert',
    credited: 'Kreditert',
    paid: 'Betalt',
    columns: { day: 'Dato', text: 'Hva', amount: 'Beløp', balance: 'Saldo' },
    kinds: {
      INVOICE: (number) => `Faktura ${number}`,
      CREDIT_NOTE: (number) => `Kreditnota ${number}`,
      PAYMENT: (number) => `Betaling av faktura ${number}`,
      REVERSAL: (number) => `Tilbakeført betaling av faktura ${number}`,
      PAID_OUTSIDE: (number) => `Faktura ${number} betalt direkte`,
      WRITTEN_OFF: (number) => `Faktura ${number} kreves ikke lenger`,
      REFUND: (number) => `Tilbakebetalt etter ${number}`,
      REFUND_OUTSIDE: (number) => `Tilbakebetalt direkte etter ${number}`,
    },
    kid: (kid) => `KID ${kid}`,
    none: 'Det er ingen fakturaer eller betalinger i perioden.',
    open: 'Dette er åpent',
    openColumns: { due: 'Forfall', invoice: 'Faktura', remaining: 'Gjenstår' },
    invoice: (number) => `Faktura ${number}`,
    isOverdue: 'forfalt',
    goesBack: 'betales tilbake til dere',
    howToPay: (account) =>
      `Betal hver faktura for seg til konto ${account}, med fakturaens KID. Har dere betalt nylig, er betalingen kanskje ikke med ennå.`,
    account: 'Kontonummer',
    seller: 'Selger',
    mail: {
      subject: (sender) => `Kontoutskrift fra ${sender}`,
      title: (sender) => `Kontoutskrift fra ${sender}`,
      intro: (period) =>
        `Hei! Her er en oversikt over fakturaer og betalinger ${period}. Den krever ikke noe nytt: hver faktura betales med sin egen KID.`,
      attached: (name, email) =>
        `Kontoutskriften ligger ved som PDF. Lurer du på noe, spør ${name}: ${email}.`,
      footer: (seller) =>
        `Du får denne e-posten fordi ${seller} har sendt deg en kontoutskrift gjennom Honorar.`,
    },
  },
  en: {
    title: 'Statement',
    period: 'Period',
    clientNumber: 'Client no.',
    organizationNumber: 'Org. no.',
    contact: 'Contact',
    owed: (day) => `To be paid as of ${day}`,
    credit: (day) => `Owed to you as of ${day}`,
    settled: (day) => `All is settled as of ${day}`,
    overdue: (amount) => `${amount} kr of this is overdue`,
    opening: 'Opening balance',
    closing: 'Closing balance',
    invoiced: 'Invoiced',
    credited: 'Credited',
    paid: 'Paid',
    columns: { day: 'Date', text: 'Entry', amount: 'Amount', balance: 'Balance' },
    kinds: {
      INVOICE: (number) => `Invoice ${number}`,
      CREDIT_NOTE: (number) => `Credit note ${number}`,
      PAYMENT: (number) => `Payment of invoice ${number}`,
      REVERSAL: (number) => `Payment of invoice ${number} taken back`,
      PAID_OUTSIDE: (number) => `Invoice ${number} paid directly`,
      WRITTEN_OFF: (number) => `Invoice ${number} is no longer claimed`,
      REFUND: (number) => `Paid back for ${number}`,
      REFUND_OUTSIDE: (number) => `Paid back directly for ${number}`,
    },
    kid: (kid) => `KID ${kid}`,
    none: 'There are no invoices or payments in the period.',
    open: 'What is open',
    openColumns: { due: 'Due', invoice: 'Invoice', remaining: 'Remaining' },
    invoice: (number) => `Invoice ${number}`,
    isOverdue: 'overdue',
    goesBack: 'to be paid back to you',
    howToPay: (account) =>
      `Pay each invoice by itself to account ${account}, with its KID (payment reference). A payment made in the last few days may not be included yet.`,
    account: 'Account number',
    seller: 'Seller',
    mail: {
      subject: (sender) => `Statement from ${sender}`,
      title: (sender) => `Statement from ${sender}`,
      intro: (period) =>
        `Hello! Here are the invoices and payments of ${period}. It asks for nothing new: each invoice is paid with its own KID.`,
      attached: (name, email) =>
        `The statement is attached as a PDF. Any questions? Ask ${name}: ${email}.`,
      footer: (seller) =>
        `You get this email because ${seller} has sent you a statement through Honorar.`,
    },
  },
};
