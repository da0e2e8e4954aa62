import type { WrittenLanguage } from '../../../core/format/written-language.ts';

type PublishedHead = {
  subject: (number: string, client: string) => string;
  title: (client: string) => string;
  intro: (client: string, due: string) => string;
};

type Texts = {
  footer: string;
  /** Of a published invoice that goes to its client by itself, and of one that does not. */
  sent: PublishedHead;
  unsent: PublishedHead;
  published: {
    preview: (yours: string) => string;
    yours: string;
    ofTotal: (total: string) => string;
    see: string;
  };
};

export const noticeTexts: Record<WrittenLanguage, Texts> = {
  nb: {
    footer: 'Du får denne e-posten fordi du fakturerer med Honorar.',
    sent: {
      subject: (number, client) => `Faktura ${number} er sendt til ${client}`,
      title: (client) => `Fakturaen er på vei til ${client}`,
      intro: (client, due) =>
        `Fakturaen er godkjent, og ${client} skal betale innen ${due}. Slik blir pengene delt:`,
    },
    unsent: {
      subject: (number, client) => `Faktura ${number} til ${client} er klar, men ikke sendt`,
      title: () => 'Fakturaen er klar, men ikke sendt',
      intro: (client, due) =>
        `Vi sender ikke denne fakturaen til ${client}. Last den ned og send den selv, eller legg inn kundens e-postadresse og send den fra Honorar. Den skal betales innen ${due}. Slik blir pengene delt:`,
    },
    published: {
      preview: (yours) => `Du får ${yours} når kunden har betalt.`,
      yours: 'Dette får du',
      ofTotal: (total) => `av ${total} som kunden betaler`,
      see: 'Følg fakturaen',
    },
  },
  en: {
    footer: 'You get this email because you invoice with Honorar.',
    sent: {
      subject: (number, client) => `Invoice ${number} has been sent to ${client}`,
      title: (client) => `Your invoice is on its way to ${client}`,
      intro: (client, due) =>
        `The invoice is approved, and ${client} has until ${due} to pay. This is where the money goes:`,
    },
    unsent: {
      subject: (number, client) => `Invoice ${number} to ${client} is ready, but not sent`,
      title: () => 'Your invoice is ready, but not sent',
      intro: (client, due) =>
        `We have not sent this invoice to ${client}. Download it and send it yourself, or add the client’s email address and send it from Honorar. It is due on ${due}. This is where the money goes:`,
    },
    published: {
      preview: (yours) => `You get ${yours} when the client has paid.`,
      yours: 'This is what you get',
      ofTotal: (total) => `of the ${total} the client pays`,
      see: 'Follow the invoice',
    },
  },
};
