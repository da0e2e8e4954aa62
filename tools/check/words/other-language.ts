import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Node, parseTree } from 'jsonc-parser';
import type { Offence } from '#db/check/offence.ts';
import { Vocabulary, type Worded } from './vocabulary.ts';

interface Text {
  /** `actions.sink_boat.title`; of a letter its lines, counted from 1. */
  place: string;
  text: string;
  line: number;
}

const NORWEGIAN = words(
  'og ikke ikkje eller det som er på av til fra den et med har blir hvis når dette disse være skal kan vi deg dine din ditt',
);
const ENGLISH = words('the and of is are not with has when this that which you your we to from by');

/** Plurals end differently in the two languages, unless `module:new` wrote them and they are not translated yet. */
const PLURAL = /^nouns\.\w+\.many$/;

/** Two or three words, the later ones in small letters: `Queen colour`, not `OCR giro` or a person's name. */
const PHRASE = /^\p{Lu}?\p{Ll}+(?: \p{Ll}+){1,2}$/u;

/**
 * Texts of one language that are written in the other: the same sentence or phrase in both, two small words of
 * the other language, letters that English does not have, or words that only texts of the other language have.
 * Names and single words may well be alike.
 */
export function otherLanguage(root: string): Offence[] {
  const pairs = pairsOf(root);
  const vocabulary = new Vocabulary(
    pairs.flatMap(({ here, there }) => [
      ...worded(here, there, 'en'),
      ...worded(there, here, 'nb'),
    ]),
  );
  const foreign = (file: string, texts: Texts, others: Texts, language: Worded['language']) =>
    [...texts.values()].filter(({ place, text }) => {
      const twin = others.get(place)?.text;
      const isLabel = /\/words\.\w+\.json$/.test(file);
      const isAlike = text === twin && ((isLabel && PHRASE.test(text)) || PLURAL.test(place));
      if (language === 'nb' && (isAlike || commonWords(text, ENGLISH) > 1)) return true;
      if (language === 'en' && isNorwegian(text, twin)) return true;
      return !isLetter(place) && vocabulary.isForeign({ language, text, twin });
    });
  return pairs.flatMap(({ file, norwegian, here, there }) => [
    ...foreign(file, here, there, 'en').map((one) => offence(file, one, 'Norwegian', 'English')),
    ...foreign(norwegian, there, here, 'nb').map((one) =>
      offence(norwegian, one, 'English', 'Norwegian'),
    ),
  ]);
}

type Texts = Map<string, Text>;

/** The texts of each file in English, and of the same in Norwegian. */
function pairsOf(root: string) {
  return globSync('{forms,portal,admin,db/modules}/**/*.en.{json,md}', { cwd: root })
    .filter((file) => !file.includes('node_modules'))
    .sort()
    .flatMap((file) => {
      const norwegian = file.replace('.en.', '.nb.');
      if (!existsSync(path.join(root, norwegian))) return [];
      const [here, there] = [file, norwegian].map((one) => byPlace(textsOf(root, one)));
      return here && there ? [{ file, norwegian, here, there }] : [];
    });
}

/** The lines of a letter are too many for a comparison by place. */
const isLetter = (place: string) => /^line \d+$/.test(place);

const worded = (texts: Texts, others: Texts, language: Worded['language']): Worded[] =>
  [...texts.values()]
    .filter(({ place }) => !isLetter(place))
    .map(({ place, text }) => ({ language, text, twin: others.get(place)?.text }));

function offence(file: string, { place, line }: Text, is: string, belongs: string): Offence {
  const what = `${place} seems to be ${is}, in a file of ${belongs} texts`;
  return { rule: 'words', file, line, what, cure: `Write it in ${belongs}.` };
}

function isNorwegian(text: string, norwegian = ''): boolean {
  const own = letters(text);
  const isSame = text === norwegian && own.length > 3;
  // Øre is the name of the smallest coin in English, too. A capitalised word is a name, except at the
  // beginning.
  const [first = '', ...rest] = own;
  const foreign = [first.toLowerCase(), ...rest].filter((word) => /^[a-zæøå]*[æøå]/.test(word));
  const isCapital = first !== first.toLowerCase() && text !== norwegian;
  return (
    isSame ||
    commonWords(text, NORWEGIAN) > 1 ||
    foreign.some((word) => word !== 'øre' && !(isCapital && word === first.toLowerCase()))
  );
}

/** The words of a text without those of its placeholders, its addresses and the keys of a letter's head. */
function letters(text: string): string[] {
  return text.replace(/\{\{.*?\}\}|https?:\S+|<[^>]*>|\]\([^)]*\)/g, ' ').match(/\p{L}+/gu) ?? [];
}

const commonWords = (text: string, common: Set<string>) =>
  new Set(letters(text.toLowerCase()).filter((word) => common.has(word))).size;

function textsOf(root: string, file: string): Text[] {
  const all = readFileSync(path.join(root, file), 'utf8');
  if (file.endsWith('.md')) {
    return all.split('\n').map((text, at) => ({
      place: `line ${at + 1}`,
      text: text.replace(/^\w+:/, ''),
      line: at + 1,
    }));
  }
  const found: Text[] = [];
  const visit = (node: Node | undefined, place: string): void => {
    if (node?.type === 'string') {
      const line = all.slice(0, node.offset).split('\n').length;
      found.push({ place, text: String(node.value), line });
    } else if (node?.type === 'property') {
      const [key, value] = node.children ?? [];
      visit(value, place ? `${place}.${key?.value}` : String(key?.value));
    } else {
      const isList = node?.type === 'array';
      node?.children?.forEach((child, at) => {
        visit(child, isList ? `${place}.${at}` : place);
      });
    }
  };
  visit(parseTree(all), '');
  return found;
}

const byPlace = (texts: Text[]) => new Map(texts.map((one) => [one.place, one]));

function words(text: string): Set<string> {
  return new Set(text.split(' '));
}
