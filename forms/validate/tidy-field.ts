import { tidyEmail } from './tidy-email.ts';
import { tidyText } from './tidy-text.ts';

const hyphen = '[.\\u2010-\\u2015-]?';
/** As documents and letterheads print it: "Org.nr.", "Foretaksregisteret", "VAT no.", and MVA behind. */
const organization = new RegExp(
  `^(?:Foretaksregisteret:?)?(?:(?:Org(?:ani[sz]a(?:sjons|tion))?|VAT|MVA)[.-]?(?:nr|no|nummer|number)?[.]?:?)?(?:NO)?([0-9]{3})${hyphen}([0-9]{3})${hyphen}([0-9]{3})(?:MVA)?,?(?:Foretaksregisteret)?$`,
  'i',
);
const person = new RegExp(`^([0-9]{6})${hyphen}([0-9]{5})$`);
const bankAccount = new RegExp(
  `^(?:(?:Bank)?Konto(?:nr|nummer)?[.]?:?)?([0-9]{4})${hyphen}([0-9]{2})${hyphen}([0-9]{5})$`,
  'i',
);
const phone = /^(?:(?:tlf|tel|telefon|mob|mobil|phone)[.]?:?)?\(?\+?[0-9()./\u2010-\u2015-]+$/i;
/** A map, because the country comes from a request and could be the name of an inherited property. */
const postalCodes = new Map<string, RegExp>([
  ['NO', /^(?:[Nn][Oo]?-?)?([0-9]{4})$/],
  ['SE', /^(?:[Ss][Ee]?-?)?([0-9]{5})$/],
  ['DK', /^(?:[Dd][Kk]-?)?([0-9]{4})$/],
  ['FI', /^(?:[Ff][Ii][Nn]?-?)?([0-9]{5})$/],
]);

/** The groups of a number put together; null when it does not look like one. */
const digitsOf = (text: string, shape: RegExp | undefined) =>
  shape?.exec(text)?.slice(1).join('') ?? null;

/**
 * Tidies the text typed into a field of this name: a text, an e-mail address, or a number without separators.
 * The country beside it decides the form of a postcode. `tidy_field` in the database does the same and
 * documents the reasons.
 */
export function tidyField(field: string, value: string, country: string | null = null): string {
  const name = field.replaceAll('_', '').toLowerCase();
  if (name.includes('password')) return value;
  if (/emails?$/.test(name)) return tidyEmail(value);
  const text = tidyText(value);
  const bare = text.replace(/[ \t\n]/g, '');
  if (/(org|organization)number$/.test(name)) return digitsOf(bare, organization) ?? bare;
  if (/postalcode$/.test(name)) return digitsOf(bare, postalCodes.get(country ?? '')) ?? text;
  if (/(personalnumber|nationalid)$/.test(name)) return digitsOf(bare, person) ?? bare;
  if (/(phone|phonenumber)$/.test(name) || (name === 'number' && country !== null)) {
    return phone.test(bare) ? bare.replace(/([0-9)])\(0\)/g, '$1').replace(/[^+0-9]/g, '') : text;
  }
  if (/accountnumber$/.test(name)) return digitsOf(bare, bankAccount) ?? text;
  if (name === 'kid' && /^[0-9]+-?$/.test(bare)) return bare;
  return text;
}
