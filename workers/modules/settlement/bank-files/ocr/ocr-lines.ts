import { isAscii, isUtf8 } from 'node:buffer';
import { FileRefusal, type Findings } from '../findings.ts';

/** Until where the last record of a transmission has its control fields. */
const SHORTEST_END = 47;

/** The lines of an OCR giro file. A file whose last line does not end a transmission is cut. */
export function ocrLines(bytes: Uint8Array, findings: Findings): string[] {
  const lines = decoded(bytes, findings).split(/\r\n|\n|\r/);
  while (isEnd(lines.at(-1))) lines.pop();
  const last = lines.at(-1) ?? '';
  if (!last.startsWith('NY000089') || last.trimEnd().length < SHORTEST_END) {
    throw new FileRefusal('FILE_CUT', lines.length, 'no end record of the transmission');
  }
  return lines;
}

/** Programs for DOS end a text with the character 26. */
const isEnd = (line: string | undefined) =>
  line !== undefined && ['', '\u001a'].includes(line.trim());

/** OCR giro is ISO-8859-1; letters that form UTF-8 show that a program in between rewrote the file. */
function decoded(bytes: Uint8Array, findings: Findings): string {
  if (isAscii(bytes) || !isUtf8(bytes)) return Buffer.from(bytes).toString('latin1');
  findings.warn('DOUBTFUL_ENCODING', null, 'UTF-8 instead of ISO-8859-1');
  return new TextDecoder().decode(bytes);
}
