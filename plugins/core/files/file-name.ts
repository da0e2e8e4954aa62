/** The extensions allowed for each content type. The first is added to a name without one. */
const endings: Record<string, string[]> = {
  'application/msword': ['doc'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
};
/** Control characters, and those that turn the direction of writing: an ending could be shown as another. */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const longest = 255;

/**
 * Makes a name safe: no folders, no misleading characters, not too long, and with the extension of its
 * content type, so that a saved document opens as a document.
 */
export function fileName(given: string, contentType: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(misleading, '').trim().replace(/^\.+/, '') || 'file';
  const known = endings[contentType] ?? [];
  const ending = clean.split('.').at(-1)?.toLowerCase() ?? '';
  const added = known[0] && !known.includes(ending) ? `.${known[0]}` : '';
  // Cut by characters, of which a half could not be stored.
  return [...clean].slice(0, longest - added.length).join('') + added;
}
