import { tidyEmail } from '#forms/validate/tidy-email.ts';
import { tidyField } from '#forms/validate/tidy-field.ts';
import { tidyText } from '#forms/validate/tidy-text.ts';

/** Digits in groups, as documents print them. */
const grouped = /^\+?[0-9][0-9 ().-]*[0-9]$/;

/**
 * The spellings that a search looks for: the text as typed, tidied, and as stored if it is a number with
 * spaces, NO or MVA, or an address with a non-ASCII domain. Empty for a text without visible characters.
 */
export function searchedTexts(typed: string): string[] {
  const text = tidyText(typed);
  if (text === '') return [];
  const organization = tidyField('orgNumber', text);
  const variants = [
    ...(/^[0-9]{9}$/.test(organization) ? [organization] : []),
    ...(grouped.test(text) ? [text.replace(/[ ().-]/g, '')] : []),
    ...(text.includes('@') ? [tidyEmail(text)] : []),
  ];
  return [...new Set([text, ...variants])];
}
