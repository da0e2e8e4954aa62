import punycode from 'punycode.js';
import { tidyEmail } from './tidy-email.ts';

/** Other scripts have letters that look like Latin ones, so that two domains would read alike. */
const latin = /^[\p{Script=Latin}\d-]+$/u;

/** An e-mail address as people write it: a domain that is stored in ASCII with its own letters, `ola@blåbær.no`. */
export function showEmail(email: string): string {
  const domain = email.lastIndexOf('@') + 1;
  const labels = email.slice(domain).split('.').map(showLabel);
  return domain === 0 ? email : email.slice(0, domain) + labels.join('.');
}

function showLabel(ascii: string): string {
  const [, text] = /^xn--([a-z0-9-]+)$/i.exec(ascii) ?? [];
  const label = text && decoded(text.toLowerCase());
  // Typed as it is shown, it has to lead to the same domain.
  const isSame = label && tidyEmail(`@${label}`) === `@${ascii.toLowerCase()}`;
  return isSame && latin.test(label) ? label : ascii;
}

function decoded(text: string): string | null {
  try {
    return punycode.decode(text);
  } catch {
    return null;
  }
}
