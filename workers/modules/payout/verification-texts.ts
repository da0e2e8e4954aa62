import type { WrittenLanguage } from '../../core/format/written-language.ts';

export type VerificationStatus = 'UNVERIFIED' | 'VERIFIED' | 'REFUSED';

type Texts = {
  title: (profile: string) => string;
  intro: string;
  next: string;
};

type Language = Record<VerificationStatus, Texts> & { reason: string; see: string; footer: string };

export const verificationTexts: Record<WrittenLanguage, Language> = {
  nb: {
    VERIFIED: {
      title: (profile) => `${profile} er bekreftet`,
      intro:
        'Vi har sjekket hvem du er. Fra den andre fakturaen kan små fakturaer nå gå rett til kunden, uten at noen hos oss ser på dem først.',
      next: 'Navn, nummer og adresse som er bekreftet, står fast.',
    },
    REFUSED: {
      title: (profile) => `Vi kunne ikke bekrefte ${profile}`,
      intro:
        'Noe stemmer ikke ennå. Du kan fortsatt skrive fakturaer, men ingenting blir utbetalt før profilen er bekreftet.',
      next: 'Rett det som er galt og lagre profilen, så ser vi på den igjen.',
    },
    UNVERIFIED: {
      title: (profile) => `${profile} må sjekkes på nytt`,
      intro:
        'Noe har endret seg, så vi må se på profilen en gang til. Imens ser vi på hver faktura før den går til kunden.',
      next: 'Du trenger ikke gjøre noe nå. Vi skriver til deg når vi har sett på den.',
    },
    reason: 'Dette må du se på',
    see: 'Åpne profilen',
    footer: 'Du får denne e-posten fordi du fakturerer med Honorar.',
  },
  en: {
    VERIFIED: {
      title: (profile) => `${profile} is verified`,
      intro:
        'We have checked who you are. From your second invoice on, small invoices can go straight to the client, without us checking them first.',
      next: 'The name, number and address we verified can no longer be changed.',
    },
    REFUSED: {
      title: (profile) => `We could not verify ${profile}`,
      intro:
        'Something is not right yet. You can still write invoices, but nothing is paid out until the profile is verified.',
      next: 'Correct it and save the profile, and we will check it again.',
    },
    UNVERIFIED: {
      title: (profile) => `${profile} has to be checked again`,
      intro:
        'Something has changed, so we need to check the profile again. Meanwhile, we check each invoice before it goes to the client.',
      next: 'There is nothing you need to do now. We will write to you when we have checked it.',
    },
    reason: 'What to look at',
    see: 'Open the profile',
    footer: 'You get this email because you invoice with Honorar.',
  },
};
