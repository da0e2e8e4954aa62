import type { Prepare } from '../../core/mutations/prepare.ts';
import { readPhoneNumber } from './phones/read-phone-number.ts';

/** Looks at the number, which takes tables of all the world's; what it means is decided in SQL. */
export const lookUp: Prepare = async ({ countryCode, number }, { request }) => ({
  phoneNumber: readPhoneNumber(countryCode, number),
  ip: request.ip,
});
