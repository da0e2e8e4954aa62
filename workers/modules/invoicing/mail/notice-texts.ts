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
  rejected: {
    subject: (client: string) => string;
    title: string;
    intro: (client: string) => string;
    reason: string;
    noReason: string;
    next: string;
    see: string;
  };
  undelivered: {
    subject: (number: string, client: string) => string;
    title: string;
    refused: (recipient: string) => string;
    givenUp: (recipient: string) => string;
    next: (client: string) => string;
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
    rejected: {
      subject: (client) => `Fakturaen til ${client} må rettes`,
      title: 'Fakturaen må rettes',
      intro: (client) =>
        `Fakturaen til ${client} kan ikke sendes slik den er. Kunden har ikke fått den.`,
      reason: 'Dette må du se på',
      noReason: 'Ta kontakt med oss, så forklarer vi.',
      next: 'Lag en kopi av fakturaen, rett det som er galt, og send inn på nytt.',
      see: 'Åpne fakturaen',
    },
    undelivered: {
      subject: (number, client) => `Faktura ${number} kom ikke frem til ${client}`,
      title: 'Fakturaen kom ikke frem',
      refused: (recipient) =>
        `E-posten til ${recipient} ble avvist. Adressen kan være feil eller ikke i bruk lenger.`,
      givenUp: (recipient) =>
        `Vi har prøvd flere ganger, men fikk ikke sendt e-posten til ${recipient}.`,
      next: (client) =>
        `${client} har ikke fått fakturaen. Åpne den, sjekk adressen og send på nytt, eller last den ned og send den selv.`,
      see: 'Åpne fakturaen',
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
    rejected: {
      subject: (client) => `Your invoice to ${client} needs a change`,
      title: 'Your invoice needs a change',
      intro: (client) =>
        `The invoice to ${client} cannot go out as it is. The client has not received it.`,
      reason: 'What to look at',
      noReason: 'Get in touch and we will explain.',
      next: 'Make a copy of the invoice, correct it, and send it in again.',
      see: 'Open the invoice',
    },
    undelivered: {
      subject: (number, client) => `Invoice ${number} did not reach ${client}`,
      title: 'Your invoice did not arrive',
      refused: (recipient) =>
        `The email to ${recipient} was rejected. The address may be wrong, or no longer in use.`,
      givenUp: (recipient) =>
        `We tried several times, but could not send the email to ${recipient}.`,
      next: (client) =>
        `${client} has not received the invoice. Open it, check the address and send it again, or download it and send it yourself.`,
      see: 'Open the invoice',
    },
  },
};
