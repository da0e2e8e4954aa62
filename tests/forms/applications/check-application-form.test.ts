// Goal: every error of a form is reported at its place, with a message in both languages.
import { afterAll, describe, expect, test } from 'vitest';
import type {
  ApplicationForm,
  Condition,
  Page,
  Question,
} from '#forms/applications/application-form.ts';
import {
  checkApplicationForm,
  checkJobChecks,
} from '#forms/applications/checks/check-application-form.ts';
import type { Fault } from '#forms/applications/checks/fault.ts';
import { metaValidators } from '#forms/applications/meta-validators.ts';
import { putInWords, sentences } from './support/put-in-words.ts';

const received = new Set<string>();
function noted(faults: Fault[]): [string, string][] {
  for (const fault of faults) {
    received.add(fault.code);
    for (const language of ['nb', 'en'] as const) {
      expect(putInWords(fault, language)).not.toMatch(/\{\{|undefined/);
    }
  }
  return faults.map(({ pointer, code }) => [pointer, code]);
}
const faultsOf = (document: unknown) => noted(checkApplicationForm(document, metaValidators()));

const text = (id: string, more: object = {}) =>
  ({ id, label: id, type: 'TEXT', ...more }) as Question;
const radios = (id: string, options: unknown, more: object = {}) =>
  ({ id, label: id, type: 'RADIOS', options, ...more }) as Question;
const own = (schema: unknown, more: object = {}) => ({ id: 'a', label: 'A', schema, ...more });
const page = (pageNumber: number, questions: unknown[], more: object = {}) =>
  ({ title: `P${pageNumber}`, pageNumber, questions, ...more }) as Page;
const form = (...pages: Page[]): ApplicationForm => ({ pages });
const asking = (...questions: unknown[]) => form(page(1, questions));
const show = (questionId: string, value = 'x'): { condition: Condition } => ({
  condition: { questionId, mode: 'SHOW_IF_MATCH', value },
});
const hide = (questionId: string, ...values: string[]): { condition: Condition } => ({
  condition: { questionId, mode: 'HIDE_IF_MATCH', values },
});
const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1) });
const question = '/pages/0/questions/0';

test.each<[string, unknown, [string, string][]]>([
  ['nothing', null, [['', 'notJson']]],
  ['a text', '{}', [['', 'notJson']]],
  ['a list', [], [['', 'type']]],
  ['no pages', {}, [['', 'missing']]],
  ['an unknown member', { pages: [], page: 1 }, [['/page', 'unknownMember']]],
  ['a page without a number', { pages: [{ title: 'A' }] }, [['/pages/0', 'missing']]],
  ['page 0', form(page(0, [])), [['/pages/0/pageNumber', 'range']]],
  ['page 1001', form(page(1001, [])), [['/pages/0/pageNumber', 'tooLong']]],
  ['two pages 1', form(page(1, []), page(1, [])), [['/pages/1/pageNumber', 'takenPage']]],
  ['an empty title', form(page(1, [], { title: '' })), [['/pages/0/title', 'empty']]],
  ['a title in no language', form(page(1, [], { title: {} })), [['/pages/0/title', 'empty']]],
  [
    'a title in Danish',
    form(page(1, [], { title: { da: 'A' } })),
    [['/pages/0/title/da', 'unknownMember']],
  ],
  ['no label', asking({ id: 'a', type: 'TEXT' }), [[question, 'missing']]],
  [
    'a label that is too long',
    asking(text('a', { label: 'x'.repeat(5001) })),
    [[`${question}/label`, 'tooLong']],
  ],
  ['an id with a space', asking(text('a b')), [[`${question}/id`, 'brokenId']]],
  ['a reserved id', asking(text('constructor')), [[question, 'reservedId']]],
  [
    'a prototype',
    JSON.parse(JSON.stringify(asking(text('a'))).replace('"a"', '"__proto__"')),
    [[question, 'reservedId']],
  ],
  [
    'patterns that are too expensive together',
    asking(
      ...Array.from({ length: 60 }, (_, at) =>
        text(`a${at}`, { validationRegexp: `(?:[ab]?[ac]?){${200 + at}}` }),
      ),
    ),
    [[expect.stringMatching(/\d\/validationRegexp$/), 'patternsTooHeavy']],
  ],
  [
    'two questions with one id',
    form(page(1, [text('a')]), page(2, [text('a')])),
    [['/pages/1/questions/0', 'takenId']],
  ],
  ['another type', asking(text('a', { type: 'DATE' })), [[`${question}/type`, 'choice']]],
  ['no type', asking({ id: 'a', label: 'A' }), [[question, 'noType']]],
  ['two types', asking(text('a', { schema: {} })), [[`${question}/type`, 'twoTypes']]],
  ['a choice without options', asking(radios('a', undefined)), [[question, 'noOptions']]],
  ['no options', asking(radios('a', [])), [[`${question}/options`, 'empty']]],
  [
    'an option twice',
    asking(radios('a', ['x', { value: 'x', label: 'X' }])),
    [[`${question}/options/1`, 'takenOption']],
  ],
  [
    'options of a text question',
    asking(text('a', { options: ['x'] })),
    [[`${question}/options`, 'strayOptions']],
  ],
  [
    'a pattern of a choice',
    asking(radios('a', ['x'], { validationRegexp: 'x' })),
    [[`${question}/validationRegexp`, 'strayPattern']],
  ],
  [
    'many pages',
    form(...Array.from({ length: 101 }, (_, at) => page(at + 1, []))),
    [['/pages', 'tooLong']],
  ],
  [
    '500 questions and one',
    form(
      ...[0, 1, 2].map((one) =>
        page(
          one + 1,
          Array.from({ length: 167 }, (_, at) => text(`q${one}_${at}`)),
        ),
      ),
    ),
    [['/pages', 'tooMany']],
  ],
  [
    '201 kB',
    asking(...Array.from({ length: 50 }, (_, at) => text(`q${at}`, { label: 'x'.repeat(4000) }))),
    [['', 'tooLarge']],
  ],
  ['21 objects in each other', nested(21), [[`${'/a'.repeat(20)}`, 'tooDeep']]],
])('%s', (_name, document, faults) => {
  expect(faultsOf(document)).toEqual(faults);
});

test.each([
  ['(a', 'patternOpen'],
  ['[a', 'patternOpen'],
  ['a)', 'patternClosed'],
  ['*a', 'patternNothingRepeated'],
  ['a**', 'patternNothingRepeated'],
  ['a++', 'patternNothingRepeated'],
  ['(?=a)', 'patternLooksAround'],
  ['(?<!a)b', 'patternLooksAround'],
  ['(a)\\1', 'pattern'],
  ['[z-a]', 'pattern'],
  ['a\\', 'pattern'],
  ['/^abc$/i', 'patternSlashes'],
  ['/abc/', 'patternSlashes'],
  ['a{1001}', 'tooHeavy'],
  ['((a{100}){100}){100}', 'tooHeavy'],
  ['(\\pL?){1000}\\pL{1000}', 'tooHeavy'],
])('the pattern %s', (validationRegexp, code) => {
  const at = `${question}/validationRegexp`;
  expect(faultsOf(asking(text('a', { validationRegexp })))).toEqual([[at, code]]);
});

test('a pattern between slashes is reported with its correct spelling', () => {
  const [fault] = checkApplicationForm(
    asking(text('a', { validationRegexp: '/^a\\/b$/gi' })),
    metaValidators(),
  );
  expect(fault?.values).toEqual({ part: '(?i)^a/b$' });
  expect(faultsOf(asking(text('a', { validationRegexp: '^/api/' })))).toEqual([]);
});

test.each<[string, object, boolean]>([
  ['^[0-9]{8}$', { maxLength: 7 }, false],
  ['^[0-9]{8}$', { maxLength: 8 }, true],
  ['^[0-9]{8}$', { minLength: 9 }, false],
  ['[0-9]{8}', { maxLength: 7 }, false],
  ['[0-9]{8}', { minLength: 9 }, true],
  ['^(ab)+$', { minLength: 3, maxLength: 3 }, false],
  ['^(ab)+$', { minLength: 3, maxLength: 4 }, true],
  ['^(ab)*x?$', { minLength: 9999 }, true],
  ['^$', {}, false],
  ['a^', {}, false],
  ['$a', {}, false],
  ['[^\\x00-\\x{10FFFF}]', {}, false],
  ['(?m)^a$', {}, true],
  ['\\ba{3}\\b', { maxLength: 3 }, true],
  ['(|a)*b', { maxLength: 1 }, true],
  ['^(😀){3}$', { maxLength: 3 }, true],
  ['(a|b|ab|ba|aab){1,139}[^ab]{1,9}', { maxLength: 1 }, false],
])('whether any answer matches the pattern %s with %o', (pattern, bounds, fits) => {
  const faults = faultsOf(asking(own({ pattern, ...bounds })));
  expect(faults).toEqual(fits ? [] : [[`${question}/schema/pattern`, 'noAnswer']]);
});

test('a pattern that only empty text matches', () => {
  expect(faultsOf(asking(text('a', { validationRegexp: '^$' })))).toEqual([
    [`${question}/validationRegexp`, 'noAnswer'],
  ]);
});

describe('conditions', () => {
  const x = radios('a', ['x', 'y'], { required: true });
  test.each<[string, ApplicationForm, [string, string][]]>([
    [
      'of an unknown question',
      asking(text('a', show('b'))),
      [[`${question}/condition/questionId`, 'unknownQuestion']],
    ],
    [
      'of a later question',
      asking(text('a', show('b')), text('b')),
      [[`${question}/condition/questionId`, 'laterQuestion']],
    ],
    ['of itself', asking(text('a', show('a'))), [[`${question}/condition/questionId`, 'circle']]],
    [
      'of a page by its own question',
      form(page(1, [text('a')], show('a'))),
      [['/pages/0/condition/questionId', 'circle']],
    ],
    [
      'in a circle over three pages',
      form(
        page(1, [text('a')], show('c')),
        page(2, [text('b', show('a'))]),
        page(3, [text('c')], show('b')),
      ),
      [
        ['/pages/0/condition/questionId', 'circle'],
        ['/pages/1/questions/0/condition/questionId', 'circle'],
        ['/pages/2/condition/questionId', 'circle'],
      ],
    ],
    [
      'without a value to match',
      asking(text('a'), text('b', { condition: { questionId: 'a', mode: 'SHOW_IF_MATCH' } })),
      [['/pages/0/questions/1/condition', 'noMatch']],
    ],
    [
      'that never matches',
      asking(x, text('b', show('a', 'z'))),
      [['/pages/0/questions/1/condition', 'neverMatches']],
    ],
    [
      'hidden by every choice',
      form(page(1, [x]), page(2, [], hide('a', 'x', 'y'))),
      [['/pages/1/condition', 'unreachable']],
    ],
    [
      'that requires two answers at once; conditions that depend on it are not reported again',
      form(
        page(1, [x]),
        page(2, [text('b', show('a', 'y')), text('c', show('b'))], show('a', 'x')),
        page(3, [], show('b')),
      ),
      [['/pages/1/questions/0/condition', 'unreachable']],
    ],
  ])('%s', (_name, document, faults) => {
    expect(faultsOf(document)).toEqual(faults);
  });

  test('hidden by every choice of a required multiple choice', () => {
    const several = { ...x, type: 'CHECKBOXES' } as Question;
    expect(faultsOf(form(page(1, [several]), page(2, [], hide('a', 'x', 'y'))))).toEqual([
      ['/pages/1/condition', 'unreachable'],
    ]);
  });

  test.each<[string, object, string, string | null]>([
    ['a number by a word', { type: 'number' }, 'ja', 'neverAnswered'],
    ['a number by one below its minimum', { type: 'number', minimum: 5 }, '4,5', 'neverAnswered'],
    ['a whole number by a fraction', { type: 'integer' }, '2,5', 'neverAnswered'],
    [
      'a number by one between its steps',
      { type: 'number', multipleOf: 0.25 },
      '0,3',
      'neverAnswered',
    ],
    ['a number by one of its steps', { type: 'number', multipleOf: 0.1 }, '0,3', null],
    [
      'a number by one with a thousands separator',
      { type: 'number', maximum: 5000 },
      '1 000',
      null,
    ],
    ['a date by a word', { format: 'date' }, 'i morgen', 'neverAnswered'],
    ['a date by a date', { format: 'date' }, '2026-05-17', null],
    ['a time by a date', { format: 'time' }, '2026-05-17', 'neverAnswered'],
    [
      'a national number by one with a wrong check digit',
      { format: 'national-id' },
      '01810000004',
      'neverAnswered',
    ],
    ['an e-mail address by a name', { format: 'email' }, 'ida', 'neverAnswered'],
    ['a short text by a long one', { maxLength: 2 }, 'yes', 'neverAnswered'],
    [
      'a pattern by a value that it does not match',
      { pattern: '^[0-9]{4}$' },
      '015',
      'neverAnswered',
    ],
    ['a pattern by a value that it matches', { pattern: '^[0-9]{4}$' }, '0155', null],
    [
      'a multiple choice by an unknown choice',
      { type: 'array', items: { enum: ['a'] } },
      'b',
      'neverMatches',
    ],
    ['a file', { format: 'file' }, 'cv.pdf', 'fileMatches'],
  ])('of %s', (_name, requested, value, code) => {
    const faults = faultsOf(asking(own(requested), text('b', show('a', value))));
    expect(faults).toEqual(code ? [['/pages/0/questions/1/condition', code]] : []);
    const check = [{ jobCheckType: 'IDENTITY', ...show('a', value) }];
    const form = asking(own(requested));
    expect(noted(checkJobChecks(check, form, metaValidators()))).toEqual(
      code ? [['/0/condition', code]] : [],
    );
  });

  test('an optional, multiple or hidden question hides nothing for certain', () => {
    const optional = radios('a', ['x', 'y']);
    const several = { ...x, type: 'CHECKBOXES' } as Question;
    expect(faultsOf(form(page(1, [optional]), page(2, [], hide('a', 'x', 'y'))))).toEqual([]);
    expect(
      faultsOf(form(page(1, [several]), page(2, [text('b', show('a', 'y'))], show('a')))),
    ).toEqual([]);
    const requested = form(
      page(1, [text('z'), { ...x, ...show('z') }]),
      page(2, [], hide('a', 'x', 'y')),
    );
    expect(faultsOf(requested)).toEqual([]);
  });

  test('pages that each depend on two questions of the previous page are visited once each', () => {
    const pages = Array.from({ length: 99 }, (_, at) =>
      page(
        at + 1,
        [
          text(`a${at}`, at ? show(`a${at - 1}`) : {}),
          text(`b${at}`, at ? show(`b${at - 1}`) : {}),
        ],
        at ? show(`a${at - 1}`) : {},
      ),
    );
    expect(faultsOf(form(...pages))).toEqual([]);
  });
});

describe('schemas of questions', () => {
  const schema = `${question}/schema`;
  test.each<[string, unknown, [string, string][]]>([
    ['an unknown keyword', { oneOf: [] }, [[`${schema}/oneOf`, 'unknownKeyword']]],
    ['an unknown type', { type: 'object' }, [[`${schema}/type`, 'choice']]],
    ['an unknown format', { format: 'colour' }, [[`${schema}/format`, 'unknownFormat']]],
    ['an invalid pattern', { pattern: '(' }, [[`${schema}/pattern`, 'patternOpen']]],
    [
      'a pattern that is too long',
      { pattern: 'a'.repeat(1001) },
      [[`${schema}/pattern`, 'tooHeavy']],
    ],
    ['a length of -1', { minLength: -1 }, [[`${schema}/minLength`, 'type']]],
    ['a step of 0', { type: 'number', multipleOf: 0 }, [[`${schema}/multipleOf`, 'type']]],
    ['a repeated choice', { enum: ['x', 'x'] }, [[`${schema}/enum`, 'takenOption']]],
    ['choices that are numbers', { enum: [1] }, [[`${schema}/enum`, 'type']]],
    ['a length of a number', { type: 'number', minLength: 1 }, [[schema, 'strayKeyword']]],
    [
      'a range with nothing in it',
      { type: 'integer', minimum: 2, maximum: 1 },
      [[`${schema}/maximum`, 'emptyRange']],
    ],
    ['an answer of no letters', { maxLength: 0 }, [[`${schema}/maxLength`, 'noAnswer']]],
    [
      'a multiple choice of at most none',
      { type: 'array', items: { enum: ['x'] }, maxItems: 0 },
      [[`${schema}/maxItems`, 'noAnswer']],
    ],
    ['more letters than the maximum', { minLength: 10_001 }, [[`${schema}/minLength`, 'noAnswer']]],
    [
      'a date of five letters',
      { format: 'date', maxLength: 5 },
      [[`${schema}/maxLength`, 'noAnswer']],
    ],
    [
      'choices that are all too long',
      { enum: ['abc', 'abcd'], maxLength: 2 },
      [[`${schema}/enum`, 'noAnswer']],
    ],
    ['choices of which one is valid', { enum: ['abc', 'ab'], maxLength: 2 }, []],
    [
      'a multiple choice with too few valid choices',
      { type: 'array', items: { enum: ['a', 'bb'], maxLength: 1 }, minItems: 2 },
      [[`${schema}/items`, 'noAnswer']],
    ],
    [
      'no whole number in a range',
      { type: 'integer', minimum: 1.2, maximum: 1.8 },
      [[`${schema}/minimum`, 'noAnswer']],
    ],
    [
      'no step in a range',
      { type: 'number', minimum: 1, maximum: 2, multipleOf: 5 },
      [[`${schema}/minimum`, 'noAnswer']],
    ],
    ['a step in a range', { type: 'number', minimum: 0.1, maximum: 0.3, multipleOf: 0.1 }, []],
    ['a file with a pattern', { format: 'file', pattern: 'pdf$' }, [[schema, 'strayKeyword']]],
    ['a file with a length', { format: 'file', maxLength: 10 }, [[schema, 'strayKeyword']]],
    ['a multiple choice without options', { type: 'array' }, [[schema, 'noOptions']]],
    [
      'a multiple choice of more than there are',
      { type: 'array', items: { enum: ['x'] }, minItems: 2 },
      [[`${schema}/minItems`, 'emptyRange']],
    ],
    [
      'a multiple choice of multiple choices',
      { type: 'array', items: { items: {} } },
      [[`${schema}/items/items`, 'unknownKeyword']],
    ],
    ['another document', { $ref: 'https://e.example/s.json' }, [[`${schema}/$ref`, 'outsideRef']]],
    ['a file next to it', { $ref: '../secrets.json#/a' }, [[`${schema}/$ref`, 'outsideRef']]],
    ['a reference to nothing', { $ref: '#/definitions/none' }, [[`${schema}/$ref`, 'unknownRef']]],
    [
      'a reference to an invalid schema',
      { $ref: '#/definitions/wrong' },
      [[`${schema}/$ref`, 'unknownFormat']],
    ],
    ['a circular reference', { $ref: '#/definitions/circle' }, [[`${schema}/$ref`, 'circularRef']]],
    [
      'a reference to its own container',
      { $ref: '#/pages/0/questions/0/schema' },
      [[`${schema}/$ref`, 'circularRef']],
    ],
    [
      'an inherited member',
      { $ref: '#/definitions/__proto__' },
      [[`${schema}/$ref`, 'unknownRef']],
    ],
  ])('%s', (_name, fragment, faults) => {
    const definitions = { wrong: { format: 'x' }, circle: { $ref: '#/definitions/circle' } };
    expect(faultsOf({ ...asking(own(fragment)), definitions })).toEqual(faults);
  });

  test('a page of questions: its errors are reported there', () => {
    const pageOf = (fragment: unknown) => form(page(1, [], { schema: fragment }));
    const at = '/pages/0/schema';
    expect(
      faultsOf(pageOf({ properties: { a: { title: { nb: 'A' } } }, required: ['a'] })),
    ).toEqual([]);
    expect(faultsOf(pageOf({ properties: { 'a b': {} } }))).toEqual([
      [`${at}/properties/a b`, 'brokenId'],
    ]);
    expect(faultsOf(pageOf({ type: 'array' }))).toEqual([[`${at}/type`, 'choice']]);
    expect(faultsOf(pageOf({ required: ['a'] }))).toEqual([[`${at}/required/0`, 'unknownMember']]);
    expect(faultsOf(pageOf({ properties: { a: { minimum: 1 } } }))).toEqual([
      [`${at}/properties/a`, 'strayKeyword'],
    ]);
  });

  test('references that fan out are followed once each', () => {
    const definitions = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => {
        const next = { $ref: `#/definitions/d${at + 1}` };
        return [`d${at}`, { ...next, items: next }];
      }),
    );
    const faults = faultsOf({ ...asking(own({ $ref: '#/definitions/d0' })), definitions });
    expect(faults.map(([pointer]) => pointer)).toContain(`${schema}/$ref`);
    expect(faults.length).toBeLessThan(100);
  });
});

test('checks of applicants', () => {
  const requested = asking(radios('a', ['x', 'y']));
  const checks = (document: unknown) =>
    noted(checkJobChecks(document, requested, metaValidators()));
  const identity = { jobCheckType: 'IDENTITY' };
  expect(checks([identity, { ...identity, ...show('a') }])).toEqual([]);
  expect(checks({})).toEqual([['', 'type']]);
  expect(checks([{}])).toEqual([['/0', 'missing']]);
  expect(checks([{ jobCheckType: 'MOOD' }])).toEqual([['/0/jobCheckType', 'choice']]);
  expect(checks([{ ...identity, ...show('b') }])).toEqual([
    ['/0/condition/questionId', 'unknownQuestion'],
  ]);
  expect(checks([{ ...identity, ...show('a', 'z') }])).toEqual([['/0/condition', 'neverMatches']]);
  expect(checks([identity, identity])).toEqual([['/1', 'takenCheck']]);
});

afterAll(() => {
  // `broken` is for a keyword of the meta-schemas without a message of its own yet.
  const never = Object.keys(sentences.en).filter(
    (code) => code !== 'broken' && !received.has(code),
  );
  expect(never).toEqual([]);
  expect(Object.keys(sentences.nb).sort()).toEqual(Object.keys(sentences.en).sort());
});
