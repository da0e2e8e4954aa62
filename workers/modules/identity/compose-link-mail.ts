import { type WrittenLanguage, writtenLanguage } from '../../core/format/written-values.ts';
import { type ComposedMail, mailLayout, mailParts } from '../../core/mail/mail-layout.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';

/**
 * The payload of `identity/send_confirmation_link` and `identity/send_magic_link`, as the function
 * that made the link enqueues it. The token itself is only here and in the mail: the database
 * stores its hash, and the queue deletes the job once the mail is sent.
 */
export type LinkPayload = {
  /** Id of the link's row; makes the mail's Message-ID. */
  linkId: string;
  email: string;
  /** Null until the person has given a name. */
  firstName: string | null;
  language: 'NB' | 'EN';
  purpose: LinkPurpose;
  /** 32 random bytes, base64url. */
  token: string;
};

/** The purpose of a one-time link, as in the database. */
type LinkPurpose = 'CONFIRM' | 'CHANGE_EMAIL' | 'SIGN_IN' | 'RESET_PASSWORD';

type Purpose = { subject: string; intro: string; button: string; footer: string };

type Texts = Record<LinkPurpose, Purpose> & {
  greeting: (firstName: string | null) => string;
  expires: string;
};

const linkMailTexts: Record<WrittenLanguage, Texts> = {
  nb: {
    greeting: (firstName) => (firstName ? `Hei, ${firstName}` : 'Hei'),
    expires: 'Lenken virker i 30 minutter, og bare én gang.',
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

/**
 * The name is typed by the visitor who registers an address, and both may belong to another person: a "name"
 * containing a web address would make us mail a stranger advertising.
 */
function isName(name: string | null): boolean {
  return (
    /^[\p{L}\p{M}]+(?:(?:[ '’-]|\. )[\p{L}\p{M}]+)*\.?$/u.test(name ?? '') &&
    (name?.length ?? 0) <= 60
  );
}

/** The mail with a one-time link. It contains only the link and its lifetime. */
export function composeLinkMail(link: LinkPayload, publicUrl: string): ComposedMail {
  const language = writtenLanguage(link.language);
  const texts = linkMailTexts[language];
  const { subject, intro, button, footer } = texts[link.purpose];
  const page = link.purpose === 'RESET_PASSWORD' ? 'reset-password' : 'magic-link/verification';
  // Only the URL tells the page of an expired link its purpose, and that page must not offer a sign-in link instead.
  const purpose = link.purpose === 'CHANGE_EMAIL' ? `&purpose=${link.purpose}` : '';
  const token = encodeURIComponent(link.token);
  const url = `${publicUrl}/v2/${language}/login/${page}?token=${token}${purpose}`;
  const title = texts.greeting(isName(link.firstName) ? link.firstName : null);
  const html = mailLayout({
    language,
    subject,
    preview: intro,
    title,
    body: [
      mailParts.paragraph(intro),
      mailParts.button(button, url, language),
      mailParts.quiet(texts.expires),
    ],
    footer,
  });
  const text = [title, '', intro, '', `${button}:`, url, '', texts.expires, '', '--'];
  return { subject, html, text: [...text, footer, ''].join('\n') };
}

/** Mails a one-time link, unless it has expired; its purpose selects the text. */
export const mailLink = withExternalService(
  'mail',
  async (payload, { database, outbox, publicUrl, log }) => {
    const link = readLinkPayload(payload);
    if (!(await database.call('is_link_live', link.linkId))) {
      log.info({ linkId: link.linkId }, 'the link has expired, its mail is not sent');
      return;
    }
    await outbox.mail({
      ...composeLinkMail(link, publicUrl),
      purpose: 'link',
      about: link.linkId,
      to: link.email,
      language: writtenLanguage(link.language),
    });
  },
);

/** Parses a job's payload, or throws with the name of a missing key. */
function readLinkPayload(payload: unknown): LinkPayload {
  const { linkId, email, purpose, token } = readPayload(
    payload,
    ...(['linkId', 'email', 'purpose', 'token'] as const),
  );
  const { firstName, language } = payload as LinkPayload;
  return {
    linkId,
    email,
    token,
    firstName: firstName || null,
    language: language === 'EN' ? 'EN' : 'NB',
    purpose: purpose as LinkPurpose,
  };
}
