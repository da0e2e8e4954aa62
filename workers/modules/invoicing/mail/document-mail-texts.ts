import type { WrittenLanguage } from '#workers/core/format/written-values.ts';

type Texts = {
  subject: (number: string, sender: string) => string;
  preview: (amount: string, due: string) => string;
  title: (sender: string) => string;
  intro: (sender: string, through: string | null) => string;
  toPay: string;
  /** For a paid or credited invoice: a copy for bookkeeping that claims nothing. */
  paid: string;
  credited: string;
  thanks: string;
  by: (due: string) => string;
  kid: string;
  number: string;
  seller: string;
  see: string;
  attached: (name: string, email: string) => string;
  footer: (seller: string) => string;
  /** The texts of a reminder about an overdue invoice. */
  reminder: {
    subject: (number: string, sender: string) => string;
    preview: (amount: string, due: string) => string;
    title: (sender: string) => string;
    intro: (sender: string, due: string) => string;
    due: (due: string) => string;
  };
  /** The texts of the mail with a credit note. */
  credit: {
    subject: (number: string, sender: string) => string;
    preview: (amount: string, invoice: string) => string;
    title: (sender: string) => string;
    intro: (invoice: string) => string;
    credited: string;
    deducted: string;
    refunded: string;
    number: string;
    attached: (name: string, email: string) => string;
    footer: (seller: string) => string;
  };
};

export const documentMailTexts: Record<WrittenLanguage, Texts> = {
  nb: {
    subject: (number, sender) => `Faktura ${number} fra ${sender}`,
    preview: (amount, due) => `${amount} med forfall ${due}`,
    title: (sender) => `Faktura fra ${sender}`,
    intro: (sender, through) =>
      through
        ? `Hei! Her er fakturaen for arbeidet ${sender} har gjort for dere. Den er utstedt av ${through}.`
        : `Hei! Her er fakturaen fra ${sender}.`,
    toPay: 'Å betale',
    paid: 'Betalt',
    credited: 'Kreditert',
    thanks: 'Det er ingenting å betale.',
    by: (due) => `innen ${due}`,
    kid: 'KID',
    number: 'Fakturanummer',
    seller: 'Selger',
    see: 'Se fakturaen',
    attached: (name, email) =>
      `Fakturaen ligger også ved som PDF. Lurer du på noe, spør ${name}: ${email}.`,
    footer: (seller) =>
      `Du får denne e-posten fordi ${seller} har sendt deg en faktura gjennom Honorar.`,
    reminder: {
      subject: (number, sender) => `Påminnelse: faktura ${number} fra ${sender}`,
      preview: (amount, due) => `${amount} skulle vært betalt ${due}`,
      title: (sender) => `Påminnelse om fakturaen fra ${sender}`,
      intro: (sender, due) =>
        `Hei! Fakturaen fra ${sender} forfalt ${due}, og vi kan ikke se at den er betalt. Har du betalt nylig, kan du se bort fra denne e-posten. Påminnelsen koster ingenting.`,
      due: (due) => `forfalt ${due}`,
    },
    credit: {
      subject: (number, sender) => `Kreditnota ${number} fra ${sender}`,
      preview: (amount, invoice) => `${amount} er kreditert på faktura ${invoice}`,
      title: (sender) => `Kreditnota fra ${sender}`,
      intro: (invoice) => `Hei! Her er en kreditnota på faktura ${invoice}.`,
      credited: 'Krediteres',
      deducted: 'trekkes fra det dere skylder',
      refunded: 'betales tilbake',
      number: 'Kreditnotanummer',
      attached: (name, email) =>
        `Kreditnotaen ligger ved som PDF. Lurer du på noe, spør ${name}: ${email}.`,
      footer: (seller) =>
        `Du får denne e-posten fordi ${seller} har kreditert en faktura gjennom Honorar.`,
    },
  },
  en: {
    subject: (number, sender) => `Invoice ${number} from ${sender}`,
    preview: (amount, due) => `${amount}, due ${due}`,
    title: (sender) => `Invoice from ${sender}`,
    intro: (sender, through) =>
      through
        ? `Hello! Here is the invoice for the work ${sender} has done for you. It is issued by ${through}.`
        : `Hello! Here is the invoice from ${sender}.`,
    toPay: 'Amount due',
    paid: 'Paid',
    credited: 'Credited',
    thanks: 'There is nothing to pay.',
    by: (due) => `by ${due}`,
    kid: 'KID (payment reference)',
    number: 'Invoice number',
    seller: 'Seller',
    see: 'See the invoice',
    attached: (name, email) =>
      `The invoice is attached as a PDF too. Any questions? Ask ${name}: ${email}.`,
    footer: (seller) =>
      `You get this email because ${seller} has sent you an invoice through Honorar.`,
    reminder: {
      subject: (number, sender) => `Reminder: invoice ${number} from ${sender}`,
      preview: (amount, due) => `${amount} was due on ${due}`,
      title: (sender) => `A reminder of the invoice from ${sender}`,
      intro: (sender, due) =>
        `Hello! The invoice from ${sender} was due on ${due}, and we cannot see that it has been paid. If you have paid recently, please ignore this email. There is no charge for the reminder.`,
      due: (due) => `was due on ${due}`,
    },
    credit: {
      subject: (number, sender) => `Credit note ${number} from ${sender}`,
      preview: (amount, invoice) => `${amount} has been credited on invoice ${invoice}`,
      title: (sender) => `Credit note from ${sender}`,
      intro: (invoice) => `Hello! Here is a credit note for invoice ${invoice}.`,
      credited: 'Credited',
      deducted: 'deducted from what you owe',
      refunded: 'to be paid back',
      number: 'Credit note number',
      attached: (name, email) =>
        `The credit note is attached as a PDF. Any questions? Ask ${name}: ${email}.`,
      footer: (seller) =>
        `You get this email because ${seller} has credited an invoice through Honorar.`,
    },
  },
};
