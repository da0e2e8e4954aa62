import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkApplicationForm } from '#forms/applications/checks/check-application-form.ts';
import { metaValidators } from '#forms/applications/meta-validators.ts';
import camp from '#forms/applications/templates/camp-leader.json' with { type: 'json' };
import { formChanges } from './changes/formChanges.ts';
import { formHelp } from './code/formHelp.ts';
import { tiesOf, unreachablePages } from './conditions/conditionMap.ts';
import { formEdits } from './document/formEdits.ts';
import { readJson } from './document/jsonText.ts';
import { readOutline } from './document/readOutline.ts';
import { kindOf } from './kinds/kinds.ts';
import { partAt } from './problems/partAt.ts';
import { pathOfPointer, rangeAt } from './problems/useProblems.ts';
import { isSame, writtenForm } from './storage/writtenForm.ts';

// Goal: no pasted or unfinished text breaks the designer. Method: every function that reads the text, for broken
// forms, for arbitrary JSON, and for texts that are too long or too deep.
const form = JSON.stringify(camp.applicationForm, null, 2);
const help = formHelp(((key: string) => key) as never);

function readAll(text: string): void {
  const outline = readOutline(text);
  tiesOf(outline);
  unreachablePages(outline);
  formChanges(readOutline(form), outline);
  formChanges(outline, readOutline(form));
  for (const { questions } of outline.pages) for (const one of questions) kindOf(one);
  isSame(text, form);
  help.explain(text, Math.floor(text.length / 2));
  formEdits.addPage(text, outline.pages.length, { title: '' });
  formEdits.removePage(text, 0);
  formEdits.removeQuestion(text, { page: 0, at: 0 });
  formEdits.duplicatePage(text, 0);
  const { root, fault } = readJson(text);
  if (fault) return;
  for (const { pointer } of checkApplicationForm(JSON.parse(text), metaValidators())) {
    const path = pathOfPointer(root, pointer);
    const { from, to } = rangeAt(root, path);
    expect(from).toBeLessThanOrEqual(to);
    expect(to).toBeLessThanOrEqual(text.length);
    partAt(outline, path);
  }
  writtenForm(JSON.parse(text), null);
}

const broken = fc
  .tuple(fc.nat(form.length), fc.nat(400), fc.string({ unit: 'grapheme', maxLength: 8 }))
  .map(([from, length, insert]) => form.slice(0, from) + insert + form.slice(from + length));

const names = ['pages', 'questions', 'id', 'type', 'options', 'condition', 'schema', 'properties'];
const more = ['values', 'questionId', 'label', 'required', 'definitions', '$ref', '__proto__'];
const { anything } = fc.letrec((tie) => ({
  anything: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, '', 'TEXT', 'q1', '#/pages/0'),
    fc.array(tie('anything'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names, ...more), tie('anything'), { maxKeys: 5 }),
  ),
}));

test('a form with a piece removed or inserted', () => {
  fc.assert(
    fc.property(broken, (text) => readAll(text)),
    { numRuns: 40 },
  );
});

test('arbitrary JSON in place of a form', () => {
  const page = fc.record({ pages: fc.array(fc.record({ questions: fc.array(anything) })) });
  fc.assert(
    fc.property(fc.oneof(anything, page), (value) => readAll(JSON.stringify(value) ?? 'null')),
    { numRuns: 80 },
  );
});

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a text', '"form"'],
  ['brackets that are never closed', '['.repeat(200_000)],
  ['objects within each other', `${'{"pages":'.repeat(60_000)}1${'}'.repeat(60_000)}`],
  ['a text that is never closed', `{"pages": "${'['.repeat(1000)}`],
  ['a megabyte in one label', JSON.stringify({ pages: [{ title: 'x'.repeat(999_900) }] })],
  ['more than a megabyte', JSON.stringify({ pages: [{ title: 'x'.repeat(1_200_000) }] })],
  ['three thousand pages', JSON.stringify({ pages: Array(3000).fill({ title: 'x' }) })],
])('%s', (_name, text) => {
  readAll(text);
});

test('brackets within texts do not count, and a text too deep or too long is reported as such', () => {
  expect(readJson(JSON.stringify({ a: '{['.repeat(500), b: 'a\\"[' })).fault).toBeNull();
  expect(readJson('['.repeat(101)).fault).toEqual({ reason: 'tooDeep', offset: 100, length: 1 });
  expect(readJson(' '.repeat(1_000_001)).fault?.reason).toBe('tooLong');
  expect(readOutline(JSON.stringify({ pages: Array(2000).fill({}) }))).toEqual({
    pages: [],
    checks: [],
    fault: { reason: 'tooLong', offset: 0, length: 1 },
  });
});
