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
