/** Prefixes of the countries we serve, as people paste them. */
const prefixes = { '47': 'NO', '46': 'SE', '45': 'DK', '358': 'FI' };

/**
 * Reads a typed or pasted number: the country if it starts with a known prefix, and the digits after it.
 * Spaces are removed; any other character that is not a digit stays, so that the user sees the mistake.
 */
export function readPhoneText(text: string): { number: string; countryCode?: string } {
  const plain = text.replace(/[\s\u00a0]/g, '');
  const international = /^(?:\+|00)(.*)$/.exec(plain)?.[1];
  if (international === undefined) return { number: plain };
  for (const [prefix, countryCode] of Object.entries(prefixes)) {
    if (international.startsWith(prefix)) {
      return { countryCode, number: international.slice(prefix.length).replace(/^\(0\)/, '') };
    }
  }
  return { number: plain };
}
