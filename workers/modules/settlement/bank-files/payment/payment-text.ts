/** Letters of the SEPA set, which every bank takes. */
const SEPA = /[A-Za-z0-9/\-?:().,'+ ]/;

const NORWEGIAN = /[ÆØÅæøå&]/;

const LONGEST_NAME = 70;

const SPELLINGS: Record<string, string> = {
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  ß: 'ss',
  ẞ: 'SS',
  Ð: 'D',
  ð: 'd',
  Đ: 'D',
  đ: 'd',
  Þ: 'TH',
  þ: 'th',
  Ł: 'L',
  ł: 'l',
  Ħ: 'H',
  ħ: 'h',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  ı: 'i',
  '&': '+',
  '–': '-',
  '—': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
};

/** A name as `paymentText` writes it, cut to the 70 letters that banks take. */
export const paymentName = (name: string, isForeign: boolean): string | null =>
  paymentText(name, isForeign)?.slice(0, LONGEST_NAME).trimEnd() ?? null;

/**
 * A text in letters that banks take: within Norway also Æ, Ø, Å and &. Accents are dropped, since a
 * single strange letter makes a bank refuse the whole file. Null when a letter cannot be written.
 */
export function paymentText(text: string, isForeign: boolean): string | null {
  let written = '';
  for (const sign of text.normalize('NFC').toWellFormed()) {
    const plain = plainSign(sign, isForeign);
    if (plain === null) return null;
    written += plain;
  }
  return written.replace(/ +/g, ' ').trim();
}

function plainSign(sign: string, isForeign: boolean): string | null {
  if (SEPA.test(sign) || (!isForeign && NORWEGIAN.test(sign))) return sign;
  const spelled = SPELLINGS[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  if (spelled !== '' && [...spelled].every((letter) => SEPA.test(letter))) return spelled;
  return /\p{L}|\p{N}/u.test(sign) ? null : ' ';
}
