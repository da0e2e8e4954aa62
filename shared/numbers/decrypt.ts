import { createDecipheriv } from 'node:crypto';

/** Opens what `encrypt` made; throws for another key, another `about`, or a byte that was changed. */
export function decrypt(key: Buffer, sealed: Buffer, about: string): Buffer {
  const options = { authTagLength: 16 };
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), options)
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
}
