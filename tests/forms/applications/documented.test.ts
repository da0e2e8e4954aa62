// Goal: the reference of forms is correct: its examples are valid, and it covers everything that a
// form may contain.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longestAnswer } from '#forms/applications/answer-formats.ts';
import meta from '#forms/applications/application-form.schema.json' with { type: 'json' };
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import {
  checkApplicationForm,
  checkJobChecks,
} from '#forms/applications/checks/check-application-form.ts';
import {
  fragmentFormats,
  fragmentKeywords,
  fragmentTypes,
} from '#forms/applications/checks/check-keywords.ts';
import { most } from '#forms/applications/checks/fault.ts';
import checks from '#forms/applications/job-checks.schema.json' with { type: 'json' };
import { metaValidators } from '#forms/applications/meta-validators.ts';
import { patternLimits } from '#forms/applications/patterns/pattern-limits.ts';

const page = readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/application-forms.md'),
  'utf8',
);
const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text]) =>
  JSON.parse(text ?? ''),
);
const forms = examples.filter((one) => !Array.isArray(one)) as ApplicationForm[];

test('its examples are valid', () => {
  expect(forms).toHaveLength(2);
  for (const form of forms) expect(checkApplicationForm(form, metaValidators())).toEqual([]);
  const [demanded] = examples.filter((one) => Array.isArray(one));
  expect(checkJobChecks(demanded, forms[0] as ApplicationForm, metaValidators())).toEqual([]);
});

test('it names every member, kind, keyword and format', () => {
  const named = meta.definitions;
  const members = [
    ...Object.keys(meta.properties.pages.items.properties),
    ...Object.keys(named.question.properties),
    ...Object.keys(named.condition.properties),
  ];
  const kinds = [
    ...named.question.properties.type.enum,
    ...named.condition.properties.mode.enum,
    ...checks.items.properties.jobCheckType.enum,
  ];
  const words = [...members, ...kinds, ...fragmentKeywords, ...fragmentFormats, ...fragmentTypes];
  expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
});

const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ' ');

test('it states the limits in force', () => {
  const limits = page
    .slice(page.indexOf('## Limits'), page.indexOf('## Answers'))
    .replaceAll('\n', ' ');
  const { options, validationRegexp } = meta.definitions.question.properties;
  for (const limit of [
    `${most.kilobytes} kB`,
    `${meta.properties.pages.maxItems} pages`,
    `${most.questions} questions`,
    `${options.maxItems} options`,
    `${most.depth} objects`,
    `${validationRegexp.maxLength} characters and ${patternLimits.steps} steps of a pattern`,
    `${grouped(patternLimits.weight)} of all of them together`,
    `${grouped(longestAnswer)} characters of an answer`,
    `${grouped(patternLimits.stepsOfCall)} steps of all answers`,
  ]) {
    expect(limits).toContain(limit);
  }
});
