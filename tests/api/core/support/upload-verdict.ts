import { strToU8, zipSync } from 'fflate';
import { readUpload, sniffFile } from '#plugins/core/files/sniff-file.ts';
import { docx } from '#plugins/core/files/word/word-type.ts';

const types = ['pdf', 'msword'].map((kind) => `application/${kind}`);
export const contentTypes = [
  ...types,
  docx,
  ...['jpeg', 'png', 'webp', 'gif'].map((kind) => `image/${kind}`),
];

/** The refusal of an upload, or its type if it is accepted. */
export async function uploadVerdict(bytes: Buffer) {
  const data = `data:;base64,${bytes.toString('base64')}`;
  const rule = { maxBytes: 20_000_000, contentTypes };
  const read = await readUpload({ data, filename: 'a' }, rule, 'file');
  const found = 'code' in read ? read : await sniffFile(read, 'file', null);
  return 'code' in found ? `${found.code} ${found.path}` : found.contentType;
}

export const wordContents =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml" PartName="/word/document.xml"/></Types>';

/** A Word document with extra or replaced parts, and a body. */
export function wordFile(parts: Record<string, string | Uint8Array> = {}, body = ''): Buffer {
  const files = {
    '[Content_Types].xml': wordContents,
    '_rels/.rels': '<Relationships/>',
    'word/document.xml': `<w:document xmlns:w="w"><w:p>${body}</w:p></w:document>`,
    ...parts,
  };
  const packed = Object.entries(files).map(([name, part]) => [
    name,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(packed)));
}
