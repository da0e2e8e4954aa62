import { linearRegExp } from './linear-reg-exp.ts';

/** Common characters, the plain ones first. Those that a class itself names are tried as well. */
const letters = [...'aA1 -_.,@/+#%æØé€😀'];

/** One text that a pattern takes, read off it; null where it is too clever for that. */
export function sampleOfPattern(pattern: string): string | null {
  const wanted = linearRegExp(pattern);
  const found = [1, 0].map((optional) => new Reader(pattern, optional).alternatives());
  return found.find((text) => text.trim() !== '' && wanted.test(text)) ?? null;
}

/** Walks through a pattern and writes the first match. Optional parts are repeated `optional` times. */
class Reader {
  readonly #pattern: string;
  readonly #optional: number;
  #at = 0;

  constructor(pattern: string, optional: number) {
    this.#pattern = pattern;
    this.#optional = optional;
  }

  alternatives(): string {
    const first = this.#sequence();
    while (this.#takes('|')) this.#sequence();
    return first;
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#pattern.length && !this.#sees('|') && !this.#sees(')')) {
      const one = this.#one();
      text += one.repeat(this.#times());
    }
    return text;
  }

  #one(): string {
    if (this.#takes('(')) return this.#group();
    if (this.#sees('[')) return letterOf(this.#class());
    if (this.#sees('\\')) return letterOf(this.#escape());
    const letter = String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0);
    this.#at += letter.length;
    if (letter === '^' || letter === '$') return '';
    return letter === '.' ? 'a' : letter;
  }

  #group(): string {
    // A group, named or not, with flags or not: its content is written.
    const head = /\?(?:P?<\w+>|[imsU-]*:)/y;
    head.lastIndex = this.#at;
    this.#at += head.exec(this.#pattern)?.[0].length ?? 0;
    const flags = /\?[imsU-]+(?=\))/y;
    flags.lastIndex = this.#at;
    this.#at += flags.exec(this.#pattern)?.[0].length ?? 0;
    const text = this.alternatives();
    this.#takes(')');
    return text;
  }

  /** A class with its brackets, as it is written. */
  #class(): string {
    return this.#written(/\[\^?\]?(?:\[:\^?\w+:\]|\\.|[^\]\\])*\]/sy);
  }

  #escape(): string {
    return this.#written(/\\(?:[pP](?:\{[^}]*\}|.)|x\{[^}]*\}|x..|.)/sy);
  }

  #written(shape: RegExp): string {
    shape.lastIndex = this.#at;
    const text = shape.exec(this.#pattern)?.[0] ?? this.#pattern.slice(this.#at);
    this.#at += text.length;
    return text;
  }

  #times(): number {
    const shape = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y;
    shape.lastIndex = this.#at;
    const [text, least] = shape.exec(this.#pattern) ?? [''];
    this.#at += text.length;
    if (least !== undefined) return Math.max(Number(least), 0);
    return text.startsWith('*') || text.startsWith('?') ? this.#optional : 1;
  }

  #sees(letter: string): boolean {
    return this.#pattern[this.#at] === letter;
  }

  #takes(letter: string): boolean {
    if (!this.#sees(letter)) return false;
    this.#at += 1;
    return true;
  }
}

/**
 * A character that a class or an escape matches; empty for an assertion, which matches between characters.
 */
function letterOf(written: string): string {
  try {
    const one = linearRegExp(`^(?:${written})$`);
    return [...letters, ...written].find((letter) => one.test(letter)) ?? '';
  } catch {
    return '';
  }
}
