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

/** Asks for a code, as the API does once it has found the number good. */
export function sendCode(tx: TestTransaction, who: Actor, phone: Phone | null, ip?: string) {
  return call<PhoneRow>(tx, who, 'send_sms_confirmation', {
    $prepared: { phoneNumber: phone, ip },
  });
}

/** Types a code in: first the try, whatever comes of it, then the mutation, as the API does. */
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

/** Another code than the right one. */
export const wrong = (code: string) => (code === '00000' ? '11111' : '00000');

/** A person in a session of their own account. */
export async function kariSignedIn(tx: TestTransaction) {
  const kari = await registerPerson(tx);
  return { ...kari, ...(await signIn(tx, kari.userId, kari.accountId)) };
}

/** Lets time pass for every code. */
export const later = (tx: TestTransaction, interval: string) =>
  tx.query(
    `update app_private.sms_codes set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval`,
    [interval],
  );
