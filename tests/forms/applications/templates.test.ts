// Goal: every template can be published unchanged, in both languages, and answered.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FormTemplate } from '#forms/applications/application-form.ts';
import { checkAnswers } from '#forms/applications/check-answers.ts';
import {
  checkApplicationForm,
  checkJobChecks,
} from '#forms/applications/checks/check-application-form.ts';
import { compileForm } from '#forms/applications/compile-form.ts';
import { fillSample } from '#forms/applications/fill-sample.ts';
import { metaValidators } from '#forms/applications/meta-validators.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import words from '#forms/modules/accounts/words.nb.json' with { type: 'json' };
import { asBrowser } from './support/as-browser.ts';

const folder = path.resolve(import.meta.dirname, '../../../forms/applications/templates');
const templates = globSync('*.json', { cwd: folder })
  .sort()
  .map((file): [string, FormTemplate] => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as FormTemplate,
  ]);

test('every category of a team has a template', () => {
  const categories = Object.keys(words.values.AccountTag);
  const covered = new Set<string>(templates.flatMap(([, { categories }]) => categories));
  expect([...covered].sort()).toEqual([...categories].sort());
});

describe.each(templates)('%s', (_name, { name, description, applicationForm, jobChecks }) => {
  test('is valid, checks included', () => {
    expect(checkApplicationForm(applicationForm, metaValidators())).toEqual([]);
    expect(checkJobChecks(jobChecks, applicationForm, metaValidators())).toEqual([]);
  });

  test('has all texts in both languages', () => {
    const parts = readPages(applicationForm).flatMap(({ page, questions }) => [
      page.title,
      page.description,
      ...questions.flatMap((one) => [one.label, one.description, one.message]),
      ...questions.flatMap(({ options }) => options.map(({ label }) => label)),
    ]);
    const texts = [name, description, ...parts].filter((one) => one !== undefined);
    // A text that is equal in both, such as a size, is written once.
    const oneSided = texts.filter((one) =>
      typeof one === 'string' ? /[a-zæøå]/.test(one) : !one.nb || !one.en,
    );
    expect(oneSided).toEqual([]);
  });

  test('asks questions that depend on answers', () => {
    const pages = readPages(applicationForm);
    const parts = pages.flatMap((page) => [page, ...page.questions]);
    expect(parts.filter(({ condition }) => condition).length).toBeGreaterThan(0);
  });

  test('accepts its samples in browser and server, and refuses no valid text', async () => {
    const samples = fillSample(applicationForm);
    const verdict = { errors: [], accepted: samples };
    expect(checkAnswers(compileForm(applicationForm), samples)).toEqual(verdict);
    expect(checkAnswers(await asBrowser(applicationForm), samples)).toEqual(verdict);
    const required = readPages(applicationForm).flatMap(({ condition, questions }) =>
      questions.filter((one) => one.isRequired && !one.condition && !condition),
    );
    const { errors } = checkAnswers(compileForm(applicationForm), {});
    for (const { id } of required) expect(errors).toContainEqual({ code: 'BLANK', path: id });
  });
});
