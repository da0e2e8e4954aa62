import fc from 'fast-check';
import type {
  ApplicationForm,
  Condition,
  Page,
  Question,
} from '#forms/applications/application-form.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';

const choices = ['ja', 'nei', 'kanskje', 'æ "ø" å', '😀'];
const stated = fc.oneof(
  fc.constantFrom('Navn', 'Hva heter du?', "Won't \\ do"),
  fc.record({ nb: fc.constant('Navn'), en: fc.constant('Name') }),
);
const patterns = ['^[0-9]{4}$', '^\\p{L}+$', 'a|b', '^(a+)+$', '^\\S+ \\S+$', '"\\\\/'];
const fragments: InputSchema[] = [
  { type: 'string', format: 'date' },
  { format: 'time' },
  { type: 'string', format: 'email', maxLength: 40 },
  { type: 'string', format: 'phone' },
  { type: 'string', format: 'national-id' },
  { type: 'string', format: 'address', minLength: 3 },
  { type: 'string', format: 'file' },
  { type: 'integer', minimum: 1, maximum: 10 },
  { type: 'number', minimum: -0.5, multipleOf: 0.25 },
  { type: 'string', minLength: 2, maxLength: 5 },
  { type: 'string', pattern: '^[A-Z]{2} ?[0-9]{5}$' },
  { type: 'string', enum: ['ja', 'nei'] },
  { type: 'array', items: { enum: ['ja', 'nei', 'kanskje'] }, minItems: 2, maxItems: 2 },
  { type: 'array', items: { enum: ['ja', 'nei'], pattern: '^[a-m]+$' } },
  { $ref: '#/definitions/postcode' },
];

const kinds: fc.Arbitrary<Partial<Question>> = fc.oneof(
  fc.record(
    { type: fc.constant('TEXT' as const), validationRegexp: fc.constantFrom(...patterns) },
    { requiredKeys: ['type'] },
  ),
  fc.record({
    type: fc.constantFrom('RADIOS' as const, 'CHECKBOXES' as const),
    options: fc.subarray(choices, { minLength: 1 }),
  }),
  fc.constantFrom(...fragments).map((schema) => ({ schema })),
);

const question = fc.record({
  kind: kinds,
  label: stated,
  required: fc.constantFrom(true, false, undefined),
  /** The index of the earlier question in its condition; none when there are not as many. */
  waitsFor: fc.option(fc.nat(5), { nil: undefined }),
  mode: fc.constantFrom('SHOW_IF_MATCH' as const, 'HIDE_IF_MATCH' as const),
  value: fc.constantFrom('ja', 'nei', '3', 'a'),
});
type Rendered = typeof question extends fc.Arbitrary<infer One> ? One : never;

const page = fc.record({
  title: stated,
  questions: fc.array(question, { maxLength: 6 }),
  own: question,
});

/** Valid forms with everything that a form may contain. */
export const randomForm: fc.Arbitrary<ApplicationForm> = fc
  .array(page, { minLength: 1, maxLength: 4 })
  .map((pages) => {
    const before: Question[] = [];
    const written = pages.map(({ title, questions, own }, at): Page => {
      const condition = conditionOf(own, before);
      const requested = questions.map((rendered) => {
        const one: Question = {
          id: `q${before.length}`,
          label: rendered.label,
          ...(rendered.required === undefined ? {} : { required: rendered.required }),
          ...rendered.kind,
          ...conditionOf(rendered, before),
        };
        before.push(one);
        return one;
      });
      return { title, pageNumber: at + 1, ...condition, questions: requested };
    });
    return {
      // They are shown by their number, whatever their order.
      pages: written.toReversed(),
      definitions: { postcode: { type: 'string', pattern: '^[0-9]{4}$' } },
    };
  });

function conditionOf(
  { waitsFor, mode, value }: Rendered,
  before: readonly Question[],
): { condition?: Condition } {
  const requested = waitsFor === undefined ? undefined : before.at(-1 - waitsFor);
  if (!requested) return {};
  const options = requested.options ?? requested.schema?.enum ?? requested.schema?.items?.enum;
  const first = options?.[0] as string | undefined;
  // A value that could never be the answer is an error of the form.
  if (first === undefined && (requested.schema || requested.validationRegexp)) return {};
  return { condition: { questionId: requested.id, mode, value: first ?? value } };
}

const answer = fc.oneof(
  fc.constantFrom(...choices, '', ' ', '3', '2,5', '-0.25', '1e400', '0155', 'a', 'aaaaab'),
  fc.constantFrom('2000-02-30', '2000-02-29', '09:30', 'ida@eksempel.example', '+47 900 00 001'),
  fc.constantFrom('01810000003', 'EK 12345', `fil_${'0'.repeat(26)}`, '9'.repeat(400)),
  fc.array(fc.constantFrom(...choices, ''), { maxLength: 4 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/** Answers to the questions of a random form, and to some that it lacks. */
export const randomAnswers = fc.dictionary(
  fc.nat(24).map((at) => `q${at}`),
  answer,
  { maxKeys: 25 },
);
