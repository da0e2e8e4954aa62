import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** A number as stored: in its country, without prefix, and in international form. */
export type PhoneNumber = { countryCode: string; number: string; e164: string };

/**
 * Combines a country and typed digits into a phone number, or null when they are no number of that country
 * that receives SMS. The returned country is that of the number: a prefix can serve several.
 */
export function readPhoneNumber(countryCode: unknown, digits: unknown): PhoneNumber | null {
  if (typeof countryCode !== 'string' || typeof digits !== 'string') return null;
  if (!isSupportedCountry(countryCode)) return null;
  const phone = parsePhoneNumberFromString(digits, { defaultCountry: countryCode, extract: false });
  if (!phone?.isValid()) return null;
  return {
    countryCode: phone.country ?? countryCode,
    number: phone.nationalNumber,
    e164: phone.number,
  };
}
