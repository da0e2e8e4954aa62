/**
 * Splits a name written in one piece: the last word is the family name, or the part before a comma. A single
 * word is a first name, and the form requires the rest.
 */
export function splitName(whole: string): { firstName: string; lastName: string } {
  const name = whole.trim().replace(/\s+/g, ' ');
  const [family, given] = name.split(/\s*,\s*/, 2);
  if (family && given) return { firstName: given, lastName: family };
  const at = name.lastIndexOf(' ');
  return at < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, at), lastName: name.slice(at + 1) };
}
