import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';
import { stableMessageId } from '../../core/stable-message-id.ts';
import { composeSupportMail } from './compose-support-mail.ts';

/** Mails a freelancer's question; the answer goes to the freelancer and not to us. */
export const sendSupportMessage = reaching('mail', async (payload, { mailer, publicUrl }) => {
  const { id, to, ...asked } = readPayload(
    payload,
    'id',
    'to',
    'client',
    'clientOrgNumber',
    'profile',
    'senderName',
    'senderEmail',
    'message',
  );
  await mailer.send({
    ...composeSupportMail(asked),
    messageId: stableMessageId('support', id, publicUrl),
    to,
    replyTo: { name: asked.senderName, address: asked.senderEmail },
    language: 'nb',
  });
});
