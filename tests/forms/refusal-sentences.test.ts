// Goal: the message of a refusal reads well with every label, in both languages.
// Method: all labels of the product, and labels that are questions or commands, in each message
// that names its field.
import { expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import { isSentence, refusalIn } from '#forms/words/refusal-in.ts';

const requested = {
  nb: [
    'Velg et passord',
    'Hvorfor vil du jobbe her?',
    'Skriv hvor turen begynte',
    'Er du over 18 år?',
  ],
  en: [
    'Choose a password',
    'Why do you want to work here?',
    'Write where it began',
    'Are you over 18?',
  ],
};

test.each(['nb', 'en'] as const)(
  'no message uses a question or a command as a name (%s)',
  async (language) => {
    const words = await readWords(language);
    const naming = Object.entries(words.errors ?? {}).filter(([, text]) =>
      text.includes('{{path}}'),
    );
    expect(naming.length).toBeGreaterThan(5);
    const labels = Object.values(words.fields ?? {})
      .flatMap((fields) => Object.values(fields))
      .map((field) => (typeof field === 'string' ? field : field.label));
    for (const [code] of naming) {
      const say = (label: string) => refusalIn(words, { code, path: 'thing' }, label) ?? '';
      for (const label of requested[language]) {
        expect(say(label)).toMatch(new RegExp(`^${label.replace('?', '\\?')}: [a-zæøå]`));
      }
      for (const label of labels.filter((one) => !isSentence(one))) {
        expect(say(label), label).not.toMatch(/[?!.:] (er|is|mangler|må|must|skal|taken)\b/);
        expect(label.split(' ').length, `${label} is a sentence`).toBeLessThan(8);
      }
    }
  },
);

test.each([
  ['nb', 'Passordet er for kjent eller for lett å gjette. Velg et annet.'],
  ['en', 'The password is too well known or too easy to guess. Choose another.'],
] as const)('a common password has a message of its own (%s)', async (language, sentence) => {
  const words = await readWords(language);
  const label = requested[language][0];
  expect(refusalIn(words, { code: 'INVALID', path: 'attributes.password' }, label)).toBe(sentence);
});
