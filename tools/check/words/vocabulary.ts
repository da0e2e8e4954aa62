/** A text of the product in one language. */
export interface Worded {
  language: 'nb' | 'en';
  text: string;
  /** The text of the other language at the same place. */
  twin: string | undefined;
}

/** A word that few texts have may be a name. */
const FEWEST = 3;

/**
 * Judges a short text, as a label, by the words of all others: it belongs to the other language if each of its
 * words that any text has is written in that language only. Loanwords and names are in both, or in none. A
 * single word may exist in both languages, so it has to be that of the other text, too.
 */
export class Vocabulary {
  readonly #texts = { nb: new Map<string, number>(), en: new Map<string, number>() };

  constructor(texts: Worded[]) {
    for (const { language, text } of texts) {
      const counts = this.#texts[language];
      for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }

  /** Whether one of the texts given is in the other language. */
  isForeign({ language, text, twin = '' }: Worded): boolean {
    const other = language === 'nb' ? 'en' : 'nb';
    const words = [...wordsOf(text)];
    const same = wordsOf(twin);
    if (words.length === 1 && !same.has(words[0] ?? '')) return false;
    const known = words.flatMap((word) => {
      const here = (this.#texts[language].get(word) ?? 0) - 1;
      const there = (this.#texts[other].get(word) ?? 0) - (same.has(word) ? 1 : 0);
      return here > 0 || there > 0 ? [{ here, there }] : [];
    });
    return (
      known.length > 0 &&
      known.length * 2 >= words.length &&
      known.every(({ here, there }) => here === 0 && there >= FEWEST)
    );
  }
}

/** The words of three letters and more, without placeholders and addresses. */
function wordsOf(text: string): Set<string> {
  const plain = text.replace(/\{\{.*?\}\}|https?:\S+|<[^>]*>|\]\([^)]*\)/g, ' ').toLowerCase();
  return new Set(plain.match(/\p{L}{3,}/gu) ?? []);
}
