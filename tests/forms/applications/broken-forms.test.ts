// Goal: any document given as a form is either refused with a place and a message, or usable; none
// crashes.
// Method: templates with one to three random errors, until a thousand were refused.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApplicationForm, FormTemplate } from '#forms/applications/application-form.ts';
import { atPointer } from '#forms/applications/at-pointer.ts';
import { checkAnswers } from '#forms/applications/check-answers.ts';
import { checkApplicationForm } from '#forms/applications/checks/check-application-form.ts';
import { compileAnswersModule } from '#forms/applications/compile-answers-module.ts';
import { compileForm } from '#forms/applications/compile-form.ts';
import { drawPage } from '#forms/applications/draw-page.ts';
import { fillSample } from '#forms/applications/fill-sample.ts';
import { metaValidators } from '#forms/applications/meta-validators.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import { shownParts } from '#forms/applications/shown-parts.ts';
import { putInWords } from './support/put-in-words.ts';

const folder = path.resolve(import.meta.dirname, '../../../forms/applications/templates');
const templates = globSync('*.json', { cwd: folder })
  .sort()
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as FormTemplate);

type Nested = Record<string, unknown> | unknown[];
const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

/** Every member of a document, as its parent and its name. */
function members(holder: Nested): [Nested, string][] {
  return Object.entries(holder).flatMap(([name, one]): [Nested, string][] => [
    [holder, name],
    ...(isNested(one) ? members(one) : []),
  ]);
}

const deep = (depth: number): unknown => (depth === 0 ? 'x' : { a: deep(depth - 1) });
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e21, '', ' ', [], {}, [[]], [null], { a: 1 }),
  fc.constantFrom<unknown>('(', 'a{1001}', '(?=a)', '\u0000', '__proto__', 'constructor', '😀'),
  fc.constantFrom<unknown>({ $ref: '#' }, { $ref: '#/pages/0' }, { $ref: 7 }, { $ref: 'x.json' }),
  fc.constantFrom<unknown>({ type: 'array', items: { $ref: '#/pages' } }, { enum: [] }, deep(30)),
  fc.constant('x'.repeat(200_001)),
  fc.jsonValue({ maxDepth: 3 }),
);
const names = fc.constantFrom(
  'pages',
  'questions',
  'schema',
  'condition',
  'options',
  'type',
  'properties',
  'definitions',
  'id',
  'label',
  'values',
  'validationRegexp',
  '$ref',
  'items',
  'a/b~c',
  '__proto__',
  'toString',
);
const breakage = fc.record({
  kind: fc.constantFrom('remove', 'replace', 'add', 'copy', 'swap'),
  at: fc.nat(),
  with: fc.nat(),
  name: names,
  value: odd,
});
type Breakage = typeof breakage extends fc.Arbitrary<infer One> ? One : never;

function broken(document: Nested, { kind, at, with: other, name, value }: Breakage): void {
  const all = members(document);
  const [holder, own] = all[at % all.length] ?? [document, 'pages'];
  const [otherHolder, otherName] = all[other % all.length] ?? [document, 'pages'];
  const set = (place: Nested, member: string, what: unknown) =>
    Object.defineProperty(place, member, {
      // A copy, since the inserted value may be changed by the next error.
      value: structuredClone(what),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  if (kind === 'remove') Reflect.deleteProperty(holder, own);
  if (kind === 'replace') set(holder, own, value);
  if (kind === 'add') set(holder, Array.isArray(holder) ? String(holder.length) : name, value);
  const copied: unknown = Reflect.get(otherHolder, otherName);
  const there: unknown = Reflect.get(holder, own);
  if (kind === 'copy') set(holder, own, copied);
  if (kind === 'swap') {
    set(otherHolder, otherName, there);
    set(holder, own, copied);
  }
}

const document = fc
  .tuple(fc.constantFrom(...templates), fc.array(breakage, { minLength: 1, maxLength: 3 }))
  .map(([{ applicationForm }, breakages]) => {
    const form = structuredClone(applicationForm) as unknown as Nested;
    for (const one of breakages) broken(form, one);
    // As it arrives in a request: without holes and with its own `__proto__`.
    return JSON.parse(JSON.stringify(form)) as unknown;
  });

/** An existing place, or a missing member of an existing one. */
function isPlace(form: unknown, pointer: string): boolean {
  const holder = pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
  return (
    pointer === '' || atPointer(form, pointer) !== undefined || isNested(atPointer(form, holder))
  );
}

test('a thousand broken forms', () => {
  let refused = 0;
  for (let round = 0; refused < 1000 && round < 40; round++) {
    for (const form of fc.sample(document, { numRuns: 200, seed: 1000 + round })) {
      const faults = checkApplicationForm(form, metaValidators());
      if (faults.length === 0) mustBeOfUse(form as ApplicationForm);
      else refused++;
      for (const fault of faults) {
        expect(isPlace(form, fault.pointer), `${fault.pointer} of ${JSON.stringify(form)}`).toBe(
          true,
        );
        expect(putInWords(fault, 'nb')).not.toMatch(/\{\{|undefined/);
        expect(putInWords(fault, 'en')).not.toMatch(/\{\{|undefined/);
      }
    }
  }
  expect(refused).toBeGreaterThanOrEqual(1000);
});

function mustBeOfUse(form: ApplicationForm): void {
  const answers = fillSample(form);
  const { errors } = checkAnswers(compileForm(form), answers);
  // A question without a valid sample stays empty; the others must be valid.
  expect(errors.filter(({ code }) => code !== 'BLANK')).toEqual([]);
  expect(compileAnswersModule(form)).toContain('makeValidator');
  for (const page of shownParts(readPages(form), answers)) {
    expect(drawPage(page, 'nb').schema.properties).toBeDefined();
  }
}
