/** Prefixes of the countries we serve, as people paste them. */
const prefixes = { '47': 'NO', '46': 'SE', '45': 'DK', '358': 'FI' };

/**
 * What a typed or pasted number says: a country if it begins with a prefix we know, and the digits
 * after it. Spaces go; anything else that is no digit stays, so that the person sees what is wrong.
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
