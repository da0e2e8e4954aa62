import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { PdfDictionary, PdfValue } from './read-pdf-value.ts';

/** Decrypts the bytes of one stream, by the number and generation of its object. */
export type PdfCipher = (bytes: Buffer, object: number, generation: number) => Buffer;

/** The padding of a password that is too short; for the empty password, the whole key. */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const noIv = Buffer.alloc(16);
const hash = (name: string, ...parts: Buffer[]) => {
  const digest = createHash(name);
  for (const part of parts) digest.update(part);
  return digest.digest();
};

/**
 * The decryption of a PDF that opens without a password: one that only forbids printing or copying. Null for
 * a PDF that needs a password, or whose encryption is unknown.
 */
export function pdfCipher(encrypt: PdfDictionary, firstId: Buffer): PdfCipher | null {
  if (encrypt['/Filter'] !== '/Standard') return null;
  const revision = Number(encrypt['/R']);
  const key = revision >= 5 ? longKey(encrypt, revision) : shortKey(encrypt, revision, firstId);
  if (!key) return null;
  const method = methodOf(encrypt);
  if (method === 'none') return (bytes) => bytes;
  return (bytes, object, generation) => {
    const whole = revision >= 5 ? key : objectKey(key, object, generation, method === 'aes');
    return method === 'aes' ? aes(whole, bytes) : rc4(whole, bytes);
  };
}

function methodOf(encrypt: PdfDictionary): 'aes' | 'rc4' | 'none' {
  if (Number(encrypt['/V']) < 4) return 'rc4';
  const name = String(encrypt['/StmF'] ?? '/Identity');
  const filters = encrypt['/CF'] as PdfDictionary | undefined;
  const method = (filters?.[name] as PdfDictionary | undefined)?.['/CFM'];
  if (method === undefined || method === '/None') return 'none';
  return method === '/V2' ? 'rc4' : 'aes';
}

const bytesOf = (value: PdfValue | undefined) => (Buffer.isBuffer(value) ? value : Buffer.alloc(0));

/** The key up to revision 4, if the empty password opens the file. */
function shortKey(encrypt: PdfDictionary, revision: number, id: Buffer): Buffer | null {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(Number(encrypt['/P']) | 0);
  const length = revision === 2 ? 5 : lengthOf(encrypt);
  const isPlain = revision >= 4 && encrypt['/EncryptMetadata'] === false;
  const more = isPlain ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  const owner = bytesOf(encrypt['/O']).subarray(0, 32);
  let key: Buffer = hash('md5', padding, owner, rights, id, more);
  for (let i = 0; revision >= 3 && i < 50; i += 1) key = hash('md5', key.subarray(0, length));
  key = key.subarray(0, length);
  const user = bytesOf(encrypt['/U']);
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32)) ? key : null;
  let proof: Buffer = hash('md5', padding, id);
  for (let i = 0; i < 20; i += 1) proof = rc4(Buffer.from(key.map((byte) => byte ^ i)), proof);
  return proof.equals(user.subarray(0, 16)) ? key : null;
}

function lengthOf(encrypt: PdfDictionary): number {
  if (Number(encrypt['/V']) === 4) return 16;
  const bits = Number(encrypt['/Length'] ?? 40);
  return Math.min(Math.max(Math.floor(bits / 8), 5), 16);
}

/** The key from revision 5 on, if the empty password opens the file. */
function longKey(encrypt: PdfDictionary, revision: number): Buffer | null {
  const user = bytesOf(encrypt['/U']);
  const sealed = bytesOf(encrypt['/UE']).subarray(0, 32);
  if (user.length < 48 || sealed.length < 32) return null;
  const digest = revision === 5 ? (salt: Buffer) => hash('sha256', salt) : hardHash;
  if (!digest(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const opener = createDecipheriv('aes-256-cbc', digest(user.subarray(40, 48)), noIv);
  return opener.setAutoPadding(false).update(sealed);
}

/**
 * The hash of ISO 32000-2, 7.6.4.3.4, of the empty password: at least 64 rounds, each chosen by the last
 * result.
 */
function hardHash(salt: Buffer): Buffer {
  let key: Buffer = hash('sha256', salt);
  for (let round = 0; ; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    const folded = cipher.setAutoPadding(false).update(repeated);
    const sum = folded.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = hash(['sha256', 'sha384', 'sha512'][sum % 3] ?? 'sha256', folded);
    if (round >= 63 && (folded.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

function objectKey(key: Buffer, object: number, generation: number, isAes: boolean): Buffer {
  const place = Buffer.alloc(5);
  place.writeUIntLE(object, 0, 3);
  place.writeUIntLE(generation, 3, 2);
  const salt = Buffer.from(isAes ? 'sAlT' : '', 'latin1');
  return hash('md5', key, place, salt).subarray(0, Math.min(key.length + 5, 16));
}

function aes(key: Buffer, bytes: Buffer): Buffer {
  const whole = bytes.length - (bytes.length % 16);
  if (whole < 32) return Buffer.alloc(0);
  const name = key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc';
  const decipher = createDecipheriv(name, key, bytes.subarray(0, 16));
  return decipher.setAutoPadding(false).update(bytes.subarray(16, whole));
}

/** Written by hand, since OpenSSL no longer offers it by default; it is not used for protection here. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, i) => i);
  const swap = (i: number, j: number) => {
    const swapped = box[i] ?? 0;
    box[i] = box[j] ?? 0;
    box[j] = swapped;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 0xff;
    swap(i, j);
  }
  const out = Buffer.allocUnsafe(bytes.length);
  for (let at = 0, i = 0, j = 0; at < bytes.length; at += 1) {
    i = (i + 1) & 0xff;
    j = (j + (box[i] ?? 0)) & 0xff;
    swap(i, j);
    out[at] = (bytes[at] ?? 0) ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 0xff] ?? 0);
  }
  return out;
}
