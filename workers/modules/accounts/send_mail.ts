import { MailRefusedError } from '../../core/create-mailer.ts';
import { composeText } from '../../core/texts/compose-text.ts';
import { withExternalService } from '../../core/worker-task.ts';
import { readMessage } from './message.ts';

/** Mails a text that follows an event to each of those it is meant for. */
export const sendMail = withExternalService('mail', async (payload, context) => {
  const message = await readMessage(payload, context);
  if (!message) return;
  const { text, occasion, recipients, sayTo, partsIn } = message;
  for (const reader of recipients) {
    const { address, language } = reader;
    const say = await sayTo(reader);
    if (!say) {
      context.log.info({ about: occasion.about }, 'the recipient no longer needs the link');
      continue;
    }
    const mail = composeText(text.in[language], language, say, partsIn(language));
    try {
      await context.outbox.mail({ ...mail, ...occasion, to: address, language });
    } catch (error) {
      // The others are to hear of it all the same.
      if (!(error instanceof MailRefusedError)) throw error;
      context.log.warn({ err: error }, 'a recipient was refused');
    }
  }
});
