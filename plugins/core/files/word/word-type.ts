export const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const compound = 'application/x-cfb';
const body = Buffer.from('WordDocument', 'utf16le');

/**
 * The type of a file that may be a Word document: the older format shares its container with spreadsheets and
 * installers, and is recognised by its content.
 */
export function wordType(contentType: string, bytes: Buffer): string {
  return contentType === compound && bytes.includes(body) ? 'application/msword' : contentType;
}

const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/** Why a file of an accepted program is refused as a document: macros, or a password. */
export function officeFault(contentType: string, bytes: Buffer): 'active' | 'locked' | null {
  if (/^application\/vnd\.ms-\w+\..*macroenabled/i.test(contentType)) return 'active';
  return contentType === compound && bytes.includes(encrypted) ? 'locked' : null;
}
