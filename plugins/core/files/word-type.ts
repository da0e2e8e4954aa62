const zipped = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const compound = 'application/x-cfb';

/** As the older format writes the names of what it holds. */
const wide = (name: string) => Buffer.from(name, 'utf16le');
const body = wide('WordDocument');
const macros = [wide('_VBA_PROJECT'), wide('Macros'), Buffer.from('vbaProject.bin')];

/**
 * The type of a file that may be a Word document: the older kind shares its shape with spreadsheets and
 * installers, and says only inside what it is. One that brings a program along is none.
 */
export function wordType(contentType: string, bytes: Buffer): string {
  if (contentType !== compound && contentType !== zipped) return contentType;
  if (macros.some((name) => bytes.includes(name))) return '';
  if (contentType === zipped) return zipped;
  return bytes.includes(body) ? 'application/msword' : contentType;
}
