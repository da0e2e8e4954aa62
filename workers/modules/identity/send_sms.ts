import { SmsRefusedError } from '../../core/create-sms-gateway.ts';
import { readPayload, withExternalService } from '../../core/worker-task.ts';

type SmsPayload = { to: string; language: 'NB' | 'EN' };

/**
 * Sends a code, unless it has left already or is worth nothing any more. The code itself is only in
 * the job and in the message: the database stores its hash.
 */
export const sendSms = withExternalService('sms', async (payload, { database, outbox, log }) => {
  const { codeId, code } = readPayload(payload, 'codeId', 'code');
  const sms = (await database.call('sms_payload', codeId)) as SmsPayload | null;
  if (!sms) {
    log.info({ codeId }, 'the code is no longer needed');
    return;
  }
  try {
    const text = composeSms(code, sms.language);
    await outbox.text({ purpose: 'code', about: codeId, to: sms.to, text });
  } catch (error) {
    if (!(error instanceof SmsRefusedError)) throw error;
    log.warn({ codeId, err: error }, 'the code cannot be delivered');
    await database.call('record_sms_failure', codeId);
    return;
  }
  await database.call('record_sms', codeId);
});

/** The code first, where a phone's notification shows it; short enough to be one message. */
function composeSms(code: string, language: 'NB' | 'EN'): string {
  return language === 'EN'
    ? `${code} is your code at Honorar. It works for 10 minutes. Never give it to anybody, not to us either.`
    : `${code} er koden din hos Honorar. Den virker i 10 minutter. Gi den aldri til noen, heller ikke til oss.`;
}
