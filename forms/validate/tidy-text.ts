const emoji =
  '\\u00a9\\u00ae\\u203c\\u2049\\u2122\\u2139\\u2194-\\u21aa\\u231a-\\u23ff\\u24c2\\u25aa-\\u27bf\\u2934\\u2935\\u2b05-\\u2b55\\u3030\\u303d\\u3297\\u3299\\u{1f000}-\\u{1faff}';

/** Scripts whose letters are joined or separated by characters of their own. */
const joined =
  '\\u0600-\\u08ff\\u0900-\\u0dff\\u0f00-\\u109f\\u1780-\\u18af\\ua8e0-\\ua8ff\\ufb50-\\ufdff\\ufe70-\\ufefe\\u{10a00}-\\u{11fff}';

/** Letters of Latin, usual signs between them, and nothing at the ends that would be trimmed. */
const seen = '!-~\\u00a1-\\u00ac\\u00ae-\\u02ff\\u2010-\\u2027\\u20ac';

const plain = new RegExp(`^[${seen}](?:[ \\n${seen}]*[${seen}])?$`);

const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

const invisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: signs one by one, none of them with another.
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

const selectors = new RegExp(
  `(?<![${emoji}])[\\ufe0e\\ufe0f]|(?<![\\u1820-\\u18af])[\\u180b-\\u180d\\u180f]`,
  'gu',
);

const nonJoiners = new RegExp(`(?<![${joined}])\\u200c|\\u200c(?![${joined}])`, 'gu');

const joiners = new RegExp(
  `(?<![${joined}${emoji}\\ufe0f])\\u200d|\\u200d(?![${joined}${emoji}])`,
  'gu',
);

/**
 * Composing sorts the marks of a letter in quadratic time: two hundred thousand would take minutes. No
 * orthography puts as many as thirty on one.
 */
const furtherMarks = /(?<=\p{M}{30})\p{M}+/gu;

const composed = (text: string) => text.replace(furtherMarks, '').normalize('NFC');

// biome-ignore lint/suspicious/noControlCharactersInRegex: a text of nothing else is none.
const nothing = /^[\x01-\x20\x7f-\x9f\u2800]*$/;

/**
 * A normalised text: composed, without characters that have neither width nor meaning, no-break spaces as
 * spaces, trimmed; empty when nothing is visible. `tidy_text` in the database does the same and documents the
 * reasons.
 */
export function tidyText(text: string): string {
  // Nearly every text.
  if (plain.test(text)) return text;
  const visible = composed(text)
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .replace(invisible, '')
    .replace(selectors, '')
    .replace(nonJoiners, '')
    .replace(joiners, '');
  const tidy = composed(visible).trim();
  return nothing.test(tidy) ? '' : tidy;
}
