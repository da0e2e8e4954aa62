import { createHmac, hkdfSync } from 'node:crypto';
import { decrypt } from './decrypt.ts';
import { encrypt } from './encrypt.ts';

/** A national number as the database keeps it, both in base64. */
export type EncryptedNumber = {
  encrypted: string;
  /** Equal for equal numbers. Without the key, numbers cannot be tried against it. */
  fingerprint: string;
};

export interface NumberCipher {
  /** `owner` is whose row it goes into; in another's it does not open. */
  encrypt(country: string, number: string, owner: string): EncryptedNumber;
  open(encrypted: Buffer, owner: string): string;
}

/** Encrypts, opens and fingerprints national numbers. Nothing else in the product does. */
export function numberCipher(dataKey: Buffer): NumberCipher {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', dataKey, '', use, 32));
  const encryption = keyFor('encryption');
  const fingerprints = keyFor('fingerprints');
  return {
    encrypt: (country, number, owner) => ({
      encrypted: encrypt(encryption, Buffer.from(number), owner).toString('base64'),
      fingerprint: createHmac('sha256', fingerprints)
        .update(`${country} ${comparableNumber(country, number)}`)
        .digest('base64'),
    }),
    open: (encrypted, owner) => decrypt(encryption, encrypted, owner).toString(),
  };
}

/**
 * A national number without dash and century, for comparison. In Sweden both are optional; in Finland a sign
 * between day of birth and the rest encodes the century.
 */
function comparableNumber(country: string, number: string): string {
  if (country === 'FI') return (number.slice(0, 6) + number.slice(-4)).toUpperCase();
  const digits = number.replace(/\D/g, '');
  return country === 'SE' ? digits.slice(-10) : digits;
}
