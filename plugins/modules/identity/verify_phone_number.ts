import type { Prepare } from '../../core/mutations/prepare.ts';
import { readPhoneNumber } from './phones/read-phone-number.ts';

type Tried = { code_id: string | null; refusal: string | null };

/**
 * Checks the code; the consequence of a wrong code is decided in SQL. The attempt is recorded before, in a
 * transaction of its own, which a refusal cannot roll back. The code is not passed on. An operator acting as
 * the user is refused anyway, and must not use up that user's attempts.
 */
export const prepare: Prepare = async (input, { query, request: { session } }) => {
  const { countryCode, number, token } = input;
  delete input.token;
  const phoneNumber = readPhoneNumber(countryCode, number);
  if (!phoneNumber || !session?.user_id || session.administrator_id) return { phoneNumber };
  const { rows } = await query<Tried>('select * from app_private.try_sms_code($1, $2, $3)', [
    session.user_id,
    phoneNumber.e164,
    token,
  ]);
  return { phoneNumber, codeId: rows[0]?.code_id, refusal: rows[0]?.refusal };
};
