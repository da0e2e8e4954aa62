import { writtenLanguage } from '../../core/format/written-language.ts';
import { mailLayout } from '../../core/mail/mail-layout.ts';
import { mailParts } from '../../core/mail/mail-parts.ts';
import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';

const texts = {
  nb: {
    subject: 'Et telefonnummer er lagt til',
    intro: (digits: string) =>
      `Nummeret som slutter på ${digits}, er bekreftet på brukeren din hos Honorar. Koder som sendes dit, kan brukes til å endre kontonummer og passord.`,
    stranger:
      'Var det ikke deg? Velg et nytt passord med en gang, så blir alle logget ut. Si fra til oss også, så fjerner vi nummeret.',
    button: 'Velg nytt passord',
    footer: 'Du får denne e-posten fordi et nummer ble bekreftet på brukeren din hos Honorar.',
  },
  en: {
    subject: 'A phone number was added',
    intro: (digits: string) =>
      `The number ending in ${digits} was confirmed on your account at Honorar. Codes sent to it can be used to change bank accounts and the password.`,
    stranger:
      'If it was not you, choose a new password right away. That logs everyone out. Then tell us, and we will remove the number.',
    button: 'Choose a new password',
    footer: 'You get this email because a number was confirmed on your account at Honorar.',
  },
};

/** Tells a user that a phone number is now trusted, in case it was not they who added it. */
export const sendPhoneNotice = reaching('mail', async (payload, { outbox, publicUrl }) => {
  const { phoneId, email, digits } = readPayload(payload, 'phoneId', 'email', 'digits');
  const language = writtenLanguage((payload as { language: 'NB' | 'EN' }).language);
  const { subject, intro, stranger, button, footer } = texts[language];
  const url = `${publicUrl}/v2/${language}/login/reset-password`;
  const paragraphs = [intro(digits), stranger];
  const html = mailLayout({
    ...{ language, subject, preview: paragraphs[0] as string, title: subject, footer },
    body: [...paragraphs.map(mailParts.paragraph), mailParts.button(button, url)],
  });
  const text = [subject, '', ...paragraphs, '', `${button}:`, url, '', '--', footer, ''].join('\n');
  await outbox.mail({
    ...{ subject, html, text, language, to: email },
    ...{ purpose: 'phone-proven', about: phoneId },
  });
});
