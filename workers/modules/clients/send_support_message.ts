import { readPayload } from '../../core/read-payload.ts';
import { reaching } from '../../core/worker-task.ts';
import { composeSupportMail } from './compose-support-mail.ts';

/** Mails a freelancer's question; the answer goes to the freelancer and not to us. */
export const sendSupportMessage = reaching('mail', async (payload, { outbox }) => {
  const { id, to, ...question } = readPayload(
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
  await outbox.mail({
    ...composeSupportMail(question),
    ...{ purpose: 'support', about: id },
    to,
    replyTo: { name: question.senderName, address: question.senderEmail },
    language: 'nb',
  });
});
