import { dictionary } from '@zxcvbn-ts/language-common';

/** As people vary what they call a word: the size of letters, and signs at the end. */
const bare = (password: string) => password.normalize('NFKC').toLowerCase();
const withoutTail = (password: string) => password.replace(/[\d\W_]+$/u, '');
const shortestWord = 5;

const known = new Set(dictionary['passwords-common'].map(bare));
/** Passwords common in Norway that international lists lack. */
const own = new Set([
  'passord',
  'hemmelig',
  'honorar',
  'sommer',
  'vinter',
  'fotball',
  'norge',
  'bergen',
]);
const sameSign = /^(.{1,3}?)\1+$/u;
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyzæøå',
  'qwertyuiopåasdfghjkløæzxcvbnm',
];

/**
 * Whether a password is among those that are tried first: the thirty thousand most used, such a word
 * with figures behind it, the same few signs again and again, or a row of the keyboard.
 */
export function isWellKnown(password: string): boolean {
  const word = bare(password);
  if (known.has(word) || sameSign.test(word)) return true;
  const backwards = [...word].reverse().join('');
  if (rows.some((row) => row.includes(word) || row.includes(backwards))) return true;
  const stem = withoutTail(word);
  return stem.length >= shortestWord && stem !== word && (known.has(stem) || own.has(stem));
}
