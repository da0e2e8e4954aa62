import { createHash } from 'node:crypto';

/** The header with the recipient of a message, and that with the SHA-256 of its bytes. */
export const MAIL_RECIPIENT = 'x-mail-recipient';
export const CONTENT_SHA256 = 'x-content-sha256';

/** A message is signed by its recipient and its hash, so that a signature can be verified before megabytes are read. */
export const signedMail = (recipient: string, sha256: string): string => `${recipient}\n${sha256}`;

export const sha256Of = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex');
