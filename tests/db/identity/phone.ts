import type { Actor } from '../../support/actor.ts';
import { call } from '../../support/people/call.ts';
import { registerPerson } from '../../support/people/register-person.ts';
import { signIn } from '../../support/people/sign-in.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';

export type Phone = { countryCode: string; number: string; e164: string };
export type PhoneRow = { id: string; token_verified_at: Date | null };

export const norwegian = (number: string): Phone => ({
  countryCode: 'NO',
  number,
  e164: `+47${number}`,
});

/** Requests a code, as the API does after it has validated the number. */
export function sendCode(tx: TestTransaction, who: Actor, phone: Phone | null, ip?: string) {
  return call<PhoneRow>(tx, who, 'send_sms_confirmation', {
    $prepared: { phoneNumber: phone, ip },
  });
}

/** Enters a code as the API does: first the attempt, which is always recorded, then the mutation. */
export async function typeCode(tx: TestTransaction, who: Actor, phone: Phone, code: string) {
  const api: Actor = { role: 'app_authenticator', settings: {} };
  const { rows } = await tx.as(api, (client) =>
    client.query<{ code_id: string | null; refusal: string | null }>(
      'select * from app_private.try_sms_code($1, $2, $3)',
      [who.settings['app.user_id'], phone.e164, code],
    ),
  );
  const { code_id: codeId, refusal } = rows[0]!;
  const $prepared = { phoneNumber: phone, codeId, refusal };
  return call<PhoneRow>(tx, who, 'verify_phone_number', { $prepared });
}

/** A code other than the right one. */
export const wrong = (code: string) => (code === '00000' ? '11111' : '00000');

/** A user with a session in their own account. */
export async function kariSignedIn(tx: TestTransaction) {
  const kari = await registerPerson(tx);
  return { ...kari, ...(await signIn(tx, kari.userId, kari.accountId)) };
}

/** Moves the timestamps of every code into the past. */
export const later = (tx: TestTransaction, interval: string) =>
  tx.query(
    `update app_private.sms_codes set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval`,
    [interval],
  );
