// Goal: a page is rendered in one language, with the questions shown for the answers so far and
// nothing else.
import { expect, test } from 'vitest';
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { drawPage } from '#forms/applications/draw-page.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import { shownParts } from '#forms/applications/shown-parts.ts';

const form: ApplicationForm = {
  pages: [
    {
      title: { nb: 'Kjøring', en: 'Driving' },
      pageNumber: 1,
      questions: [
        {
          id: 'drives',
          label: { nb: 'Kjører du?', en: 'Do you drive?' },
          type: 'RADIOS',
          required: true,
          options: [
            { value: 'yes', label: { nb: 'Ja', en: 'Yes' } },
            { value: 'no', label: { nb: 'Nei' } },
          ],
        },
        {
          id: 'seats',
          label: 'Seats',
          required: true,
          schema: { type: 'integer', minimum: 1 },
          condition: { questionId: 'drives', mode: 'SHOW_IF_MATCH', value: 'yes' },
        },
      ],
    },
    {
      title: 'Last',
      pageNumber: 2,
      condition: { questionId: 'drives', mode: 'HIDE_IF_MATCH', value: 'no' },
    },
  ],
};
const rendered = (answers: Record<string, string>, language: 'nb' | 'en') =>
  shownParts(readPages(form), answers).map((page) => drawPage(page, language));

test('a page is in the requested language, or else in the available one', () => {
  const titles = (language: 'nb' | 'en') => {
    const [page] = rendered({}, language);
    const names = page?.ui.drives as Record<string, unknown> | undefined;
    return [page?.title, page?.schema.properties?.drives?.title, names?.['ui:enumNames']];
  };
  expect(titles('nb')).toEqual(['Kjøring', 'Kjører du?', ['Ja', 'Nei']]);
  expect(titles('en')).toEqual(['Driving', 'Do you drive?', ['Yes', 'Nei']]);
});

test('a hidden question is neither rendered nor required', () => {
  const requested = (answers: Record<string, string>) =>
    rendered(answers, 'nb').map(({ schema, ui }) => [schema.required, ui['ui:order']]);
  expect(requested({})).toEqual([
    [['drives'], ['drives']],
    [[], []],
  ]);
  expect(requested({ drives: 'no' })).toEqual([[['drives'], ['drives']]]);
  expect(requested({ drives: 'yes' })[0]).toEqual([
    ['drives', 'seats'],
    ['drives', 'seats'],
  ]);
});

test('a number is a text field of one line with a numeric keyboard, since it may have a comma', () => {
  const [page] = rendered({ drives: 'yes' }, 'nb');
  expect(page?.schema.properties?.seats?.type).toBe('string');
  expect(page?.ui.seats).toMatchObject({ 'ui:widget': 'text', 'ui:inputMode': 'numeric' });
});

test('a page whose questions are all hidden is skipped; one without questions is not', () => {
  const pages = [
    form.pages[0]!,
    {
      title: 'Only for drivers',
      pageNumber: 2,
      questions: [
        {
          id: 'plate',
          label: 'Number plate',
          type: 'TEXT' as const,
          condition: { questionId: 'drives', mode: 'SHOW_IF_MATCH' as const, value: 'yes' },
        },
      ],
    },
    { title: 'To be read', pageNumber: 3 },
  ];
  const titles = (answers: Record<string, string>) =>
    shownParts(readPages({ pages }), answers).map((one) => drawPage(one, 'en').title);
  expect(titles({ drives: 'no' })).toEqual(['Driving', 'To be read']);
  expect(titles({ drives: 'yes' })).toEqual(['Driving', 'Only for drivers', 'To be read']);
});
