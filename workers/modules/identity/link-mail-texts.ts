import type { WrittenLanguage } from '../../core/format/written-language.ts';
import type { LinkPurpose } from './link-payload.ts';

type Purpose = { subject: string; intro: string; button: string; footer: string };
type Texts = Record<LinkPurpose, Purpose> & {
  greeting: (firstName: string | null) => string;
  expires: string;
  plain: string;
};

export const linkMailTexts: Record<WrittenLanguage, Texts> = {
  nb: {
    greeting: (firstName) => (firstName ? `Hei, ${firstName}` : 'Hei'),
    expires: 'Lenken virker i 30 minutter, og bare én gang.',
    plain: 'Virker ikke knappen? Lim inn dette i nettleseren:',
    CONFIRM: {
      subject: 'Bekreft e-postadressen din',
      intro: 'Velkommen til Honorar! Bekreft at adressen er din, så er du i gang.',
      button: 'Bekreft adressen',
      footer:
        'Du får denne e-posten fordi noen har registrert seg hos Honorar med adressen din. Var det ikke deg, kan du se bort fra den.',
    },
    CHANGE_EMAIL: {
      subject: 'Bekreft den nye adressen din',
      intro:
        'Du har byttet e-postadresse hos Honorar. Bekreft at denne er din, så tar vi den i bruk.',
      button: 'Bekreft adressen',
      footer:
        'Du får denne e-posten fordi noen oppga adressen din som sin nye hos Honorar. Var det ikke deg, kan du se bort fra den.',
    },
    RESET_PASSWORD: {
      subject: 'Nytt passord',
      intro: 'Her er lenken som lar deg velge et nytt passord.',
      button: 'Velg nytt passord',
      footer:
        'Du får denne e-posten fordi noen ba om nytt passord for adressen din. Var det ikke deg, kan du se bort fra den: passordet ditt er som før.',
    },
    SIGN_IN: {
      subject: 'Lenken din til Honorar',
      intro: 'Her er lenken som logger deg inn, uten passord.',
      button: 'Logg inn',
      footer:
        'Du får denne e-posten fordi noen ba om å logge inn med adressen din. Var det ikke deg, kan du se bort fra den: ingen kommer inn uten lenken.',
    },
  },
  en: {
    greeting: (firstName) => (firstName ? `Hello, ${firstName}` : 'Hello'),
    expires: 'The link works for 30 minutes, and only once.',
    plain: 'Button not working? Paste this into your browser:',
    CONFIRM: {
      subject: 'Confirm your email address',
      intro: 'Welcome to Honorar! Confirm that this address is yours to get started.',
      button: 'Confirm the address',
      footer:
        'You get this email because someone signed up for Honorar with your address. If it was not you, you can ignore it.',
    },
    CHANGE_EMAIL: {
      subject: 'Confirm your new address',
      intro:
        'You have changed your email address at Honorar. Confirm that this one is yours, and we will use it.',
      button: 'Confirm the address',
      footer:
        'You get this email because someone gave this as their new address at Honorar. If it was not you, you can ignore it.',
    },
    RESET_PASSWORD: {
      subject: 'A new password',
      intro: 'Use this link to choose a new password.',
      button: 'Choose a new password',
      footer:
        'You get this email because someone asked for a new password for your address. If it was not you, you can ignore it: your password has not changed.',
    },
    SIGN_IN: {
      subject: 'Your link to Honorar',
      intro: 'Use this link to log in, without a password.',
      button: 'Log in',
      footer:
        'You get this email because someone asked to log in with your address. If it was not you, you can ignore it: no one can log in without the link.',
    },
  },
};
