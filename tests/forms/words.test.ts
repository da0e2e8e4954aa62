// Goal: a label is found in its place by every caller, and a name without one is still readable.
// Method: a few labels, then those of the product.
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

test('a field has its own label, else the shared one, else that of the referenced table', () => {
  expect(stated.field('boats.name')).toMatchObject({ label: 'Båtens navn', short: 'Navn' });
  expect(stated.field('boats.berth')).toEqual({ label: 'Plass', short: 'Plass' });
  expect(stated.field('trips.boatId', 'boats').label).toBe('Båt');
  expect(stated.field('trips.createdAt').label).toBe('Registrert');
  expect(stated.field('trips.soldBy', 'boats').label).toBe('Solgt av');
  expect(stated.field('trips.dueOn').label).toBe('Due');
  expect(stated.fieldNamed('berth')).toBe('Plass');
});

test('a form’s field has the label of its column, unless it has its own', () => {
  const schema = { words: ['boats.name'] };
  expect(stated.formField('createBoat', 'name', schema).help).toBe('Som på skroget');
  expect(stated.formField('renameBoat', 'name', schema).label).toBe('Nytt navn');
});

test('values, nouns and actions have labels, or else a readable form of their name', () => {
  expect(stated.value('BoatStatus', 'SUNK')).toEqual({ label: 'Sunket', help: 'For godt' });
  expect(stated.value('BoatStatus', 'AFLOAT').label).toBe('Flyter');
  expect(stated.value('BoatStatus', 'IN_DOCK').label).toBe('In dock');
  expect(stated.value('Currency', 'NOK').label).toBe('NOK');
  expect(stated.noun('boats').many).toBe('Båter');
  expect(stated.action('sinkBoat').submit).toBe('Sink boat');
});

test('a step has the label of the state it led to, of its own table, and a sentence in the history', () => {
  expect(stated.event('boats', 'SUNK', 'BoatStatus').label).toBe('Sunket');
  expect(stated.event('trips', 'SUNK', 'BoatStatus').label).toBe('Avlyst');
  expect(stated.happened('boats', 'SUNK', 'Kari', 'BoatStatus')).toBe('Sunket · Kari');
  expect(stated.happened('boats', 'AFLOAT', 'Kari', 'BoatStatus')).toBe('Kari sjøsatte den');
});

test('a refusal names the field by its label, never by its API name', () => {
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

test('both languages have the same labels with the same placeholders, and none is empty', () => {
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

test('no English label uses "submit"', () => {
  const others = flatTexts(readWords('en')).filter((text) => /\bsubmit/i.test(text));
  expect(others).toEqual([]);
});

function flatTexts(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(flatTexts) : [];
}
