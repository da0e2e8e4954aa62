import { type ComposedMail, mailLayout, mailParts } from '../../core/mail/mail-layout.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';

/** A freelancer's question about a client, sent to the address in the help article. */
interface SupportMessage {
  client: string;
  clientOrgNumber: string;
  profile: string;
  senderName: string;
  senderEmail: string;
  message: string;
}

/** Mails a freelancer's question; the answer goes to the freelancer and not to us. */
export const sendSupportMessage = withExternalService('mail', async (payload, { outbox }) => {
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
    purpose: 'support',
    about: id,
    to,
    replyTo: { name: question.senderName, address: question.senderEmail },
    language: 'nb',
  });
});

/** The mail to the client's own people. They are Norwegian organisations, and so is the mail. */
function composeSupportMail(question: SupportMessage): ComposedMail {
  const { client, clientOrgNumber, profile, senderName, senderEmail, message } = question;
  const subject = `Spørsmål om faktura til ${client}`;
  const intro = `${senderName} vil sende en faktura til ${client} gjennom Honorar og lurer på hvordan dere vil ha den.`;
  const facts = [
    ['Fra', `${senderName}, ${senderEmail}`],
    ['Fakturerer som', profile],
    ['Kunde', `${client}, org.nr. ${clientOrgNumber}`],
  ] as const;
  const reply = 'Svar på denne e-posten, så går svaret rett til avsenderen.';
  const footer = 'Du får denne e-posten fordi adressen er oppgitt for spørsmål om faktura.';
  const html = mailLayout({
    language: 'nb',
    subject,
    preview: message.slice(0, 120),
    title: subject,
    body: [
      mailParts.paragraph(intro),
      mailParts.quote('Melding', message),
      mailParts.facts(facts),
      mailParts.quiet(reply),
    ],
    footer,
  });
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const text = [subject, '', intro, '', message, '', ...lines, '', reply, '', '--', footer, ''];
  return { subject, text: text.join('\n'), html };
}
