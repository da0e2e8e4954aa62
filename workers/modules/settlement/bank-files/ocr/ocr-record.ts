import { FileRefusal } from '../findings.ts';

const LENGTH = 80;

/** A line of an OCR giro file. Positions are those of the system manual: from 1, both ends included. */
export class OcrRecord {
  readonly line: number;
  readonly service: string;
  readonly itemType: string;
  readonly type: string;
  readonly #text: string;

  /** Editors and transfers strip trailing blanks, so a short line is filled up. */
  constructor(text: string, line: number) {
    this.line = line;
    const plain = text.trimEnd();
    if (plain.length > LENGTH) {
      throw new FileRefusal('RECORD_LENGTH', line, `${plain.length} characters`);
    }
    this.#text = plain.padEnd(LENGTH);
    if (!/^NY\d{6}/.test(plain)) throw new FileRefusal('RECORD_UNKNOWN', line, plain.slice(0, 8));
    this.service = this.text(3, 4);
    this.itemType = this.text(5, 6);
    this.type = this.text(7, 8);
  }

  text(from: number, to: number): string {
    return this.#text.slice(from - 1, to);
  }

  digits(from: number, to: number): string {
    const text = this.text(from, to);
    if (!/^\d+$/.test(text)) {
      throw new FileRefusal('FIELD_UNREADABLE', this.line, `positions ${from}–${to}: "${text}"`);
    }
    return text;
  }

  count(from: number, to: number): bigint {
    return BigInt(this.digits(from, to));
  }
}
