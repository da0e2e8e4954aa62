import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** A national number as stored in the database, both in base64. */
export type EncryptedNumber = {
  encrypted: string;
  /** Equal for equal numbers. Without the key, numbers cannot be tried against it. */
  fingerprint: string;
};

export interface NumberCipher {
  /** `owner` identifies the row; in another row the number cannot be decrypted. */
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

/** Opens what `encrypt` made; throws for another key, another `about`, or a byte that was changed. */
export function decrypt(key: Buffer, sealed: Buffer, about: string): Buffer {
  const options = { authTagLength: 16 };
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), options)
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}

/** AES-256-GCM: the nonce, the ciphertext and the tag. Decrypting needs the same `about`. */
export function encrypt(key: Buffer, plain: Buffer, about: string): Buffer {
  const once = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, once).setAAD(Buffer.from(about));
  return Buffer.concat([once, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/**
 * The key of national numbers as the database stores it: encrypted by one that is derived from `SECRET`, so that
 * neither the database nor the secret alone opens a number, and a new secret re-encrypts no row.
 */
export interface WrappedKey {
  id: string;
  wrapped: Buffer;
}

const ABOUT = 'honorar: the key of national numbers';

const wrappingKey = (secret: string, id: string) =>
  Buffer.from(hkdfSync('sha256', secret, id, ABOUT, 32));

export const wrapKey = (secret: string, id: string, key: Buffer = randomBytes(32)): WrappedKey => ({
  id,
  wrapped: encrypt(wrappingKey(secret, id), key, `${ABOUT} ${id}`),
});

/** Null when it was wrapped by another secret. */
export function unwrapKey(secret: string, { id, wrapped }: WrappedKey): Buffer | null {
  try {
    return decrypt(wrappingKey(secret, id), wrapped, `${ABOUT} ${id}`);
  } catch {
    return null;
  }
}
