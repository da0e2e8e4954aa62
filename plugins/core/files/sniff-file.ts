import { fileTypeFromBuffer } from 'file-type';
import type { FieldError } from '../../../forms/validate/field-error.ts';
import type { FileRule } from '../../../forms/validate/input-schema.ts';
import { makeThumbnail } from './make-thumbnail.ts';
import { readDataUrl } from './read-data-url.ts';

/** An upload that is what it says. */
export interface SniffedFile {
  filename: string;
  contentType: string;
  bytes: Buffer;
  thumbnail: Buffer | null;
}

/** Keeps a name for people only: no folders, no control characters, not too long. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 255) || 'file'
  );
}

/** Looks into an upload: its type is read off its bytes, never off its name or its claim. */
export async function sniffFile(
  upload: { data: string; filename: string },
  rule: FileRule,
  path: string,
): Promise<SniffedFile | FieldError> {
  const bytes = readDataUrl(upload.data);
  if (!bytes) return { code: 'INVALID', path };
  if (bytes.length > rule.maxBytes) return { code: 'TOO_BIG', path };
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!rule.contentTypes.includes(contentType)) return { code: 'INVALID', path };
  const isImage = contentType.startsWith('image/');
  const thumbnail = isImage ? await makeThumbnail(bytes) : null;
  if (isImage && !thumbnail) return { code: 'INVALID', path };
  return { filename: cleanName(upload.filename), contentType, bytes, thumbnail };
}
