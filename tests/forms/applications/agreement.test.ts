// Goal: browser and server validate any answers to any form alike, and samples are always valid.
// Method: each random form's compiled module against Ajv itself, over random answers and its
// samples.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { checkAnswers } from '#forms/applications/check-answers.ts';
import { checkApplicationForm } from '#forms/applications/checks/check-application-form.ts';
import { compileAnswersModule } from '#forms/applications/compile-answers-module.ts';
import { compileForm } from '#forms/applications/compile-form.ts';
import { fillSample } from '#forms/applications/fill-sample.ts';
import { metaValidators } from '#forms/applications/meta-validators.ts';
import { asBrowser } from './support/as-browser.ts';
import { randomAnswers, randomForm } from './support/random-form.ts';

/** Contradicting conditions are excluded; they are tested elsewhere. */
const inOrder = randomForm.filter((form) =>
  checkApplicationForm(form, metaValidators()).every(({ code }) => code !== 'unreachable'),
);

test('a random form is valid', () => {
  fc.assert(
    fc.property(inOrder, (form) => {
      expect(checkApplicationForm(form, metaValidators())).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('browser and server agree on every answer', async () => {
  const answers = fc.array(randomAnswers, { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(inOrder, answers, async (form, all) => {
      const [browser, server] = [await asBrowser(form), compileForm(form)];
      for (const one of all) expect(checkAnswers(browser, one)).toEqual(checkAnswers(server, one));
    }),
    { numRuns: 60 },
  );
});

test('the module uses nothing that a page lacks, whatever the form', () => {
  fc.assert(
    fc.property(inOrder, (form) => {
      const code = compileAnswersModule(form);
      expect(code).not.toMatch(/\brequire\(|\beval\(|new Function|\bimport\b/);
    }),
    { numRuns: 30 },
  );
});

test('text that looks like code in a form stays text', async () => {
  const values = [
    'require("ajv/dist/runtime/equal")',
    '`+throw1+`',
    "');throw 1;('",
    '*/',
    '\u2028',
  ];
  const pattern = '^require\\("fs"\\)|\'";throw 1;|\u2029$';
  const form: ApplicationForm = {
    pages: [
      {
        title: '`+throw1+`',
        pageNumber: 1,
        questions: [
          { id: 'several', label: '</script>', type: 'CHECKBOXES', options: values },
          { id: 'matching', label: "');throw 1;('", type: 'TEXT', validationRegexp: pattern },
        ],
      },
    ],
  };
  const answers = { several: values, matching: 'require("fs")' };
  const verdict = { errors: [], accepted: answers };
  expect(checkAnswers(await asBrowser(form), answers)).toEqual(verdict);
  expect(checkAnswers(compileForm(form), answers)).toEqual(verdict);
});

test('accepted answers are accepted again, and none of them is dropped', () => {
  fc.assert(
    fc.property(inOrder, randomAnswers, (form, answers) => {
      const ready = compileForm(form);
      const first = checkAnswers(ready, answers);
      expect(checkAnswers(ready, first.accepted)).toEqual(first);
    }),
    { numRuns: 60 },
  );
});

test('samples are valid for every form', () => {
  fc.assert(
    fc.property(inOrder, (form) => {
      const samples = fillSample(form);
      expect(checkAnswers(compileForm(form), samples)).toEqual({ errors: [], accepted: samples });
    }),
    { numRuns: 150 },
  );
});
