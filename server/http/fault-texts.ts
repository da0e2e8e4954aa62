export type Language = 'nb' | 'en';

interface Words {
  title: string;
  text: string;
}

const texts: Record<
  Language,
  Record<'missing' | 'expired' | 'busy' | 'refused' | 'broke', Words>
> = {
  nb: {
    missing: {
      title: 'Her er det ingenting',
      text: 'Adressen kan være skrevet feil, eller siden er flyttet.',
    },
    expired: {
      title: 'Lenken har gått ut',
      text: 'Lenker til filer virker en kort stund. Gå tilbake, last siden på nytt, og prøv igjen.',
    },
    busy: { title: 'Vent litt', text: 'Det er mye å gjøre akkurat nå. Prøv igjen om et øyeblikk.' },
    refused: {
      title: 'Dette gikk ikke',
      text: 'Adressen kan ikke brukes slik. Gå tilbake, og prøv igjen.',
    },
    broke: {
      title: 'Noe gikk galt hos oss',
      text: 'Prøv igjen om et øyeblikk. Skriv til oss om det ikke hjelper.',
    },
  },
  en: {
    missing: {
      title: 'There is nothing here',
      text: 'The address may be misspelt, or the page has moved.',
    },
    expired: {
      title: 'The link has expired',
      text: 'Links to files work for a short while. Go back, reload the page and try again.',
    },
    busy: { title: 'One moment', text: 'We are busy right now. Try again in a moment.' },
    refused: {
      title: 'That did not work',
      text: 'The address cannot be used like this. Go back and try again.',
    },
    broke: {
      title: 'Something went wrong on our side',
      text: 'Try again in a moment. Write to us if that does not help.',
    },
  },
};

/** The error page's texts for a status, and the label of its link. */
export function faultTexts(status: number, language: Language): Words & { home: string } {
  const home = language === 'en' ? 'Go to Honorar' : 'Til Honorar';
  return { ...texts[language][kindOf(status)], home };
}

function kindOf(status: number): keyof (typeof texts)['nb'] {
  if (status === 404) return 'missing';
  if (status === 410) return 'expired';
  if (status === 429 || status === 503) return 'busy';
  return status < 500 ? 'refused' : 'broke';
}
