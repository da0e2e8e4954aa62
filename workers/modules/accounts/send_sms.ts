import { createHash } from 'node:crypto';
import { SmsRefusedError } from '../../core/create-sms-gateway.ts';
import { plainText } from '../../core/texts/compose-text.ts';
import { withExternalService } from '../../core/worker-task.ts';
import { readMessage } from './message.ts';

/** Sends a text that follows an event to the phones of its recipients; those without a phone are skipped. */
export const sendSms = withExternalService('sms', async (payload, context) => {
  const message = await readMessage(payload, context);
  if (!message) return;
  const { text, occasion, recipients, sayIn } = message;
  for (const { address, number = address, language } of recipients) {
    if (!number) continue;
    const about = idFor(occasion.about, number);
    const sms = plainText(text.in[language], language, sayIn(language));
    try {
      await context.outbox.text({ purpose: occasion.purpose, about, to: number, text: sms });
    } catch (error) {
      if (!(error instanceof SmsRefusedError)) throw error;
      context.log.warn({ err: error }, 'a phone number was refused');
    }
  }
});

/** The gateway identifies a message by its id, so each recipient needs a different one. */
function idFor(event: string, number: string): string {
  const hex = createHash('sha256').update(`${event}:${number}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
