// Goal: a word is found where it stands, by whoever asks, and what has none can still be read.
// Method: small words, then those of the product.
import { expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import { refusalIn } from '#forms/words/refusal-in.ts';
import { joinWords } from '#forms/words/words.ts';
import { wordsIn } from '#forms/words/words-in.ts';

const words = joinWords([
  {
    nouns: { boats: { one: 'Båt', many: 'Båter' } },
    fields: {
      '*': { createdAt: 'Registrert', soldBy: 'Solgt av' },
      boats: {
        postalAddress: 'Budadresse',
        kid: 'KID',
        name: { label: 'Båtens navn', short: 'Navn', help: 'Som på skroget' },
      },
      rename_boat: { name: 'Nytt navn' },
    },
    events: {
      trips: { SUNK: 'Avlyst' },
      boats: { AFLOAT: { sentence: '{{actor}} sjøsatte den' } },
    },
    values: { BoatStatus: { AFLOAT: 'Flyter', SUNK: { label: 'Sunket', help: 'For godt' } } },
  },
  {
    fields: { boats: { berth: 'Plass' } },
    errors: {
      BLANK: 'Missing {{path}}',
      TAKEN: '{{path}} er i bruk',
      'BLANK.people.name': 'Skriv hvem',
      'BLANK.name': 'Skriv et navn',
    },
  },
]);
const stated = wordsIn(words);

test('a field is called what its own place says, else what all are, else what it points to', () => {
  expect(stated.field('boats.name')).toMatchObject({ label: 'Båtens navn', short: 'Navn' });
  expect(stated.field('boats.berth')).toEqual({ label: 'Plass', short: 'Plass' });
  expect(stated.field('trips.boatId', 'boats').label).toBe('Båt');
  expect(stated.field('trips.createdAt').label).toBe('Registrert');
  expect(stated.field('trips.soldBy', 'boats').label).toBe('Solgt av');
  expect(stated.field('trips.dueOn').label).toBe('Due');
  expect(stated.fieldNamed('berth')).toBe('Plass');
});

test('a form calls a field as its column is called, unless it says otherwise', () => {
  const schema = { words: ['boats.name'] };
  expect(stated.formField('createBoat', 'name', schema).help).toBe('Som på skroget');
  expect(stated.formField('renameBoat', 'name', schema).label).toBe('Nytt navn');
});

test('values, nouns and actions have their words, and a name of their own without', () => {
  expect(stated.value('BoatStatus', 'SUNK')).toEqual({ label: 'Sunket', help: 'For godt' });
  expect(stated.value('BoatStatus', 'AFLOAT').label).toBe('Flyter');
  expect(stated.value('BoatStatus', 'IN_DOCK').label).toBe('In dock');
  expect(stated.value('Currency', 'NOK').label).toBe('NOK');
  expect(stated.noun('boats').many).toBe('Båter');
  expect(stated.action('sinkBoat').submit).toBe('Sink boat');
});

test('a step is called as the state it led to, whatever others call theirs, and told in its own sentence', () => {
  expect(stated.event('boats', 'SUNK', 'BoatStatus').label).toBe('Sunket');
  expect(stated.event('trips', 'SUNK', 'BoatStatus').label).toBe('Avlyst');
  expect(stated.happened('boats', 'SUNK', 'Kari', 'BoatStatus')).toBe('Sunket · Kari');
  expect(stated.happened('boats', 'AFLOAT', 'Kari', 'BoatStatus')).toBe('Kari sjøsatte den');
});

test('a refusal speaks of the field as the field is called, never as the API calls it', () => {
  const refused = (code: string, path: string, label?: string) =>
    refusalIn(words, { code, path }, label);
  expect(refused('TAKEN', 'attributes.postalAddress')).toBe('Budadresse er i bruk');
  expect(refused('BLANK', 'attributes.postalAddress')).toBe('Missing budadresse');
  expect(refused('BLANK', 'kid')).toBe('Missing KID');
  expect(refused('TAKEN', 'x', 'Plassen')).toBe('Plassen er i bruk');
  expect(refused('BLANK', 'people.0.name')).toBe('Skriv hvem');
  expect(refused('BLANK', 'nameId')).toBe('Skriv et navn');
  expect(refused('NEVER_HEARD_OF', '')).toBeNull();
});

test('both languages have the same words, with the same places to fill, and none is empty', () => {
  const flat = (at: object, path = ''): [string, string][] =>
    Object.entries(at).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key} `),
    );
  const places = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();
  const nb = flat(readWords('nb'));
  const en = new Map(flat(readWords('en')));
  expect([...en.keys()].sort()).toEqual(nb.map(([key]) => key).sort());
  for (const [key, text] of nb) expect(places(en.get(key)), key).toEqual(places(text));
  for (const [key, text] of [...nb, ...en]) expect(text.trim(), key).not.toBe('');
});

test('what is sent in for review is called that and nothing else', () => {
  const others = flatTexts(readWords('en')).filter((text) => /\bsubmit/i.test(text));
  expect(others).toEqual([]);
});

function flatTexts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(flatTexts) : [];
}
