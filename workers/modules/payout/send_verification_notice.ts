import { reaching } from '../../core/reaching.ts';
import { readPayload } from '../../core/read-payload.ts';
import { composeVerificationMail, type VerificationNotice } from './compose-verification-mail.ts';

/** Tells the owner of a payout profile that it is verified, or why it is not. */
export const sendVerificationNotice = reaching(
  'mail',
  async (payload, { database, outbox, publicUrl }) => {
    const { id, noticeId } = readPayload(payload, 'id', 'noticeId');
    const notice = (await database.call('verification_notice', id)) as VerificationNotice | null;
    if (!notice) throw new Error(`there is no payout profile ${id}`);
    await outbox.mail({
      ...composeVerificationMail(notice, publicUrl),
      purpose: 'notice-verification',
      about: noticeId,
      to: notice.email,
    });
  },
);
