import { createCipheriv, randomBytes } from 'node:crypto';

/** AES-256-GCM: the nonce, the ciphertext and the tag. Decrypting needs the same `about`. */
export function encrypt(key: Buffer, plain: Buffer, about: string): Buffer {
  const once = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, once).setAAD(Buffer.from(about));
  return Buffer.concat([once, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
