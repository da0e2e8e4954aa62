import punycode from 'punycode.js';
import { tidyText } from './tidy-text.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII includes them.
const ascii = /^[\x01-\x7f]*$/;

/**
 * Character by character, as in the database: the lower case of a character does not depend on its
 * neighbours.
 */
const lowerCase = (text: string) => Array.from(text, (letter) => letter.toLowerCase()).join('');

/** An e-mail address with its domain in ASCII, so that one mailbox has one spelling; else it is only tidied. */
export function tidyEmail(text: string): string {
  const tidy = tidyText(text);
  const at = tidy.lastIndexOf('@') + 1;
  const domain = tidy.slice(at);
  if (at === 0 || Array.from(domain).length > 253 || ascii.test(domain)) return tidy;
  const folded = lowerCase(domain.normalize('NFKC').replace(/[\u3002\uff0e\uff61]/g, '.'));
  const labels = folded.normalize('NFC').split('.');
  return tidy.slice(0, at) + labels.map(asciiLabel).join('.');
}

const asciiLabel = (label: string) => (ascii.test(label) ? label : `xn--${punycode.encode(label)}`);
