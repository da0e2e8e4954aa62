import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formChanges } from '../changes/formChanges.ts';
import { tiesOf, unreachablePages } from '../conditions/conditionMap.ts';
import { readOutline } from '../document/readOutline.ts';
import { drawable, previewPages } from './previewPages.ts';
import { samples } from './samples.ts';

// Goal: the preview shows a form as applicants will see it, also while it is unfinished.
const pagesOf = (form: object, answers = {}, language: 'nb' | 'en' = 'nb') => {
  const text = JSON.stringify(form);
  return previewPages(drawable(readOutline(text), text), answers, language);
};
const form = {
  pages: [
    {
      title: { nb: 'Om deg', en: 'About you' },
      questions: [
        { id: 'a', label: 'Førerkort?', type: 'RADIOS', options: ['Ja', 'Nei'] },
        {
          id: 'b',
          label: 'Klasse?',
          type: 'TEXT',
          condition: { questionId: 'a', mode: 'SHOW_IF_MATCH', value: 'Ja' },
        },
        { id: 'c', label: 'Attest', schema: { $ref: '#/definitions/f' } },
      ],
    },
  ],
  definitions: { f: { type: 'string', format: 'file' } },
};

test('questions appear with the answers they depend on, in the chosen language', () => {
  const [page] = pagesOf(form, {}, 'en');
  expect(page?.title).toBe('About you');
  expect(Object.keys(page?.schema.properties ?? {})).toEqual(['a', 'c']);
  expect(Object.keys(pagesOf(form, { a: 'Ja' })[0]?.schema.properties ?? {})).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('sample answers show as many questions as possible, and contain no file', () => {
  const text = JSON.stringify(form);
  const answers = samples(drawable(readOutline(text), text));
  expect(answers).toMatchObject({ a: 'Ja', b: expect.stringMatching(/./) });
  expect(Object.keys(answers)).not.toContain('file');
});

test('an unfinished or invalid form does not break the preview', () => {
  const member = fc.constantFrom(
    'id',
    'label',
    'type',
    'options',
    'schema',
    'condition',
    'required',
  );
  const question = fc.dictionary(
    member,
    fc.oneof(fc.jsonValue(), fc.constantFrom('TEXT', 'RADIOS')),
  );
  const page = fc.record(
    {
      title: fc.jsonValue(),
      pageNumber: fc.jsonValue(),
      questions: fc.array(question),
      condition: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(page, fc.jsonValue())), (pages) => {
      const outline = readOutline(JSON.stringify({ pages }));
      expect(() => pagesOf({ pages })).not.toThrow();
      const looks = [tiesOf, unreachablePages, () => formChanges(outline, outline)];
      for (const look of looks) expect(() => look(outline)).not.toThrow();
    }),
  );
});
