import { passesMod10, passesMod11 } from '#shared/numbers/check-digits.ts';

/** The KID that a structured reference is, without blanks; null for other references such as `RF…`. */
export function kidReference(reference: string): string | null {
  const plain = reference.replace(/\s/g, '');
  return /^\d{1,24}[\d-]$/.test(plain) ? plain : null;
}

/** Whether a bank accepts the KID: 2 to 25 characters that pass MOD10 or MOD11, whose last may be `-`. */
export const isKid = (kid: string): boolean =>
  /^\d{1,24}[\d-]$/.test(kid) && (passesMod10(kid) || passesMod11(kid));
