import type { Answers, ApplicationForm } from './application-form.ts';
import { checkPatternsTogether, PatternBudget } from './checks/check-pattern.ts';
import { linearRegExp } from './patterns/linear-reg-exp.ts';
import { sampleOfPattern } from './patterns/sample-of-pattern.ts';
import { type ResolvedQuestion, readPages } from './read-pages.ts';
import { shownParts } from './shown-parts.ts';

const samples: Record<string, string> = {
  date: '2000-05-17',
  time: '09:30',
  'date-time': '2026-05-17T09:30:00Z',
  email: 'ida@eksempel.example',
  phone: '+47 900 00 001',
  'national-id': '018100 00003',
  address: 'Storgata 1, 0155 Oslo',
  file: 'fil_00000000000000000000000000',
};

/** Typical answers, tried one after the other until a pattern accepts one. */
const tries = [
  'Ja, gjerne',
  'Ida Eksempel',
  'ida@eksempel.example',
  '+4790000001',
  '90000001',
  '0155',
  'Oslo',
  'AB 12345',
  'AB12345',
  '2026-05-17',
  '17.05.2026',
  '09:30',
  'https://eksempel.example',
  'ja',
  'JA',
  'nei',
  ...[...'123456789'].map((_, at) => '123456789'.slice(0, at + 1)),
  '01010000000',
  '0'.repeat(10),
  'a',
  'A',
  'Ab',
  'abc',
  'ABC',
  'a1',
  'A1',
  '1 000',
  '1,5',
  '1.5',
  '-1',
  '%',
  '#0E5A47',
];

/** Valid answers to a form, to preview it filled in. A question that no sample fits stays empty. */
export function fillSample(form: ApplicationForm): Answers {
  const pages = readPages(form);
  const answers: Answers = {};
  // Reading a pattern tries it out, which would stop a page over patterns that no form may have.
  const isHeavy = checkPatternsTogether(form).length > 0;
  const budget = new PatternBudget();
  // An answer may show further questions, so this repeats until there are no new ones.
  for (;;) {
    const open = shownParts(pages, answers)
      .flatMap(({ questions }) => questions)
      .find(({ id }) => !(id in answers));
    if (!open) break;
    answers[open.id] =
      isHeavy && open.schema.pattern !== undefined ? undefined : sampleOf(open, budget);
  }
  return Object.fromEntries(Object.entries(answers).filter(([, one]) => one !== undefined));
}

function sampleOf(
  { schema, options }: ResolvedQuestion,
  budget: PatternBudget,
): string | string[] | undefined {
  const { type, format, minimum, maximum, multipleOf, minItems } = schema as {
    type?: string;
    format?: string;
    minimum?: number;
    maximum?: number;
    multipleOf?: number;
    minItems?: number;
  };
  if (type === 'array') {
    const wanted = Math.max(1, minItems ?? 1);
    const chosen = options.slice(0, wanted).map(({ value }) => value);
    return chosen.length > 0 ? chosen : undefined;
  }
  if (options.length > 0) return options[0]?.value;
  if (type === 'number' || type === 'integer') {
    const step = multipleOf ?? 1;
    return String(Math.ceil((minimum ?? Math.min(3, maximum ?? 3)) / step) * step);
  }
  if (format !== undefined && samples[format]) return samples[format];
  const {
    pattern,
    minLength = 0,
    maxLength = Number.POSITIVE_INFINITY,
  } = schema as {
    pattern?: string;
    minLength?: number;
    maxLength?: number;
  };
  const long = 'Tekst '.repeat(40).slice(0, Math.max(1, minLength)).padEnd(minLength, '.');
  const isInBounds = (one: string) => one.length >= minLength && one.length <= maxLength;
  if (pattern === undefined) return [...tries, long].find(isInBounds);
  // Reading a sample off a pattern tries each letter of it.
  const wanted = linearRegExp(pattern);
  const read = budget.take(pattern.length * wanted.steps) ? sampleOfPattern(pattern) : null;
  return [...tries, ...(read === null ? [] : [read]), long].find(
    (one) => isInBounds(one) && budget.take((one.length + 1) * wanted.steps) && wanted.test(one),
  );
}
