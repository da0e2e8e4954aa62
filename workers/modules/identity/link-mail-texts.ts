import type { WrittenLanguage } from '../../core/format/format-number.ts';

type Purpose = { subject: string; intro: string; button: string; footer: string };
type Texts = {
  greeting: (firstName: string | null) => string;
  expires: string;
  plain: string;
  confirmation: Purpose;
  magic: Purpose;
};

export const linkMailTexts: Record<WrittenLanguage, Texts> = {
  nb: {
    greeting: (firstName) => (firstName ? `Hei, ${firstName}` : 'Hei'),
    expires: 'Lenken virker i 30 minutter, og bare én gang.',
    plain: 'Virker ikke knappen? Lim inn dette i nettleseren:',
    confirmation: {
      subject: 'Bekreft e-postadressen din',
      intro: 'Velkommen til Honorar! Bekreft at adressen er din, så er du i gang.',
      button: 'Bekreft adressen',
      footer:
        'Du får denne e-posten fordi noen har registrert seg hos Honorar med adressen din. Var det ikke deg, kan du se bort fra den.',
    },
    magic: {
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
    plain: 'Does the button not work? Paste this into your browser:',
    confirmation: {
      subject: 'Confirm your e-mail address',
      intro: 'Welcome to Honorar! Confirm that this address is yours, and you are set.',
      button: 'Confirm the address',
      footer:
        'You get this e-mail because somebody signed up to Honorar with your address. If it was not you, just ignore it.',
    },
    magic: {
      subject: 'Your link to Honorar',
      intro: 'Here is the link that signs you in, without a password.',
      button: 'Sign in',
      footer:
        'You get this e-mail because somebody asked to sign in with your address. If it was not you, just ignore it: nobody gets in without the link.',
    },
  },
};
