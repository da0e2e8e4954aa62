import type { Prepare } from '../../core/mutations/prepare.ts';
import { readPhoneNumber } from './phones/read-phone-number.ts';

/** Parses the number, which needs tables of the whole world; the consequence is decided in SQL. */
export const lookUp: Prepare = async ({ countryCode, number }, { request }) => ({
  phoneNumber: readPhoneNumber(countryCode, number),
  ip: request.ip,
});
