/** A value as PDF writes it; names include their slash, references are `12 0 R`, strings are bytes. */
export type PdfValue = string | number | boolean | null | Buffer | PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  [name: string]: PdfValue;
}

const deepest = 8;
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const token =
  /(?:\s|%[^\r\n]*(?![^\r\n]))*(<<|>>|\[|\]|<[\dA-Fa-f\s]*>|\(|\/[^\s<>[\](){}/%]*|\d+\s+\d+\s+R\b|[^\s<>[\](){}/%]+)/y;

/** Reads the value that begins at a place of a PDF, read as Latin-1. Throws at what is none. */
export function readPdfValue(text: string, start: number): PdfValue {
  let at = start;
  const next = (): string => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) throw new Error('no value');
    at = token.lastIndex;
    return found[1] ?? '';
  };
  const value = (word: string, depth: number): PdfValue => {
    if (depth > deepest) throw new Error('too deep');
    if (word === '(') {
      const { bytes, end } = literal(text, at);
      at = end;
      return bytes;
    }
    if (word === '<<') return dictionary(depth);
    if (word === '[') {
      const items: PdfValue[] = [];
      for (let item = next(); item !== ']'; item = next()) items.push(value(item, depth + 1));
      return items;
    }
    if (word.startsWith('<')) return Buffer.from(word.replace(/[<>\s]/g, ''), 'hex');
    if (/^[-+]?[\d.]+$/.test(word)) return Number(word);
    return { true: true, false: false, null: null }[word] ?? word;
  };
  const dictionary = (depth: number): PdfDictionary => {
    const read: PdfDictionary = {};
    for (let name = next(); name !== '>>'; name = next()) read[name] = value(next(), depth + 1);
    return read;
  };
  return value(next(), 0);
}

/** The bytes of a string in parentheses, which may hold such pairs, and where it ends. */
function literal(text: string, start: number): { bytes: Buffer; end: number } {
  const signs: string[] = [];
  let open = 1;
  let at = start;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const escaped = text[at + 1] ?? '';
      if (octal) signs.push(String.fromCharCode(Number.parseInt(octal, 8) & 0xff));
      else if (!'\r\n'.includes(escaped)) signs.push(escapes[escaped] ?? escaped);
      at += octal?.length ?? 1;
      continue;
    }
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open === 0) return { bytes: Buffer.from(signs.join(''), 'latin1'), end: at + 1 };
    signs.push(sign);
  }
  throw new Error('an unterminated string');
}
