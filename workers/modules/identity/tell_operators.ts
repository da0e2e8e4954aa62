import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import { writtenLanguage } from '../../core/format/written-values.ts';
import { mailLayout, mailParts } from '../../core/mail/mail-layout.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';

type Operator = { email: string; language: 'NB' | 'EN' };

const texts = {
  nb: {
    title: (count: number) => (count === 1 ? 'En jobb er gitt opp' : `${count} jobber er gitt opp`),
    intro: 'Alle forsøkene er brukt opp, og ingenting skjer mer av seg selv. Det gjelder:',
    see: 'Se hva som feilet',
    footer: 'Du får denne e-posten fordi du er operatør i Honorar.',
  },
  en: {
    title: (count: number) => (count === 1 ? 'A job was given up' : `${count} jobs were given up`),
    intro: 'All attempts are used up, and nothing more happens by itself. It is about:',
    see: 'See what failed',
    footer: 'You get this email because you are an operator at Honorar.',
  },
};

/** Notifies the operators of pending work that no customer can see. */
export const tellOperators = withExternalService(
  'mail',
  async (payload, { database, outbox, publicUrl }) => {
    const { id } = readPayload(payload, 'id');
    const { count, tasks } = payload as { count: number; tasks: string[] };
    const url = `${publicUrl}/admin/queue/failedJobs`;
    for (const { email, language: spoken } of (await database.call(
      'operators_to_notify',
    )) as Operator[]) {
      const language = writtenLanguage(spoken);
      const { title, intro, see, footer } = texts[language];
      const subject = title(count);
      const words = wordsIn(readWords(language));
      const list = tasks.map(words.named).join(', ');
      const text = [subject, '', intro, list, '', `${see}:`, url, '', '--', footer, ''].join('\n');
      const body = [
        mailParts.paragraph(intro),
        mailParts.paragraph(list),
        mailParts.button(see, url, language),
      ];
      const html = mailLayout({ language, subject, preview: list, title: subject, body, footer });
      await outbox.mail({
        subject,
        html,
        text,
        language,
        purpose: 'failed-jobs',
        about: id,
        to: email,
      });
    }
  },
);
