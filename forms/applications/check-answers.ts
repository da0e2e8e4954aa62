import type { InputSchema } from '../validate/input-schema.ts';
import { readFigure } from '../validate/read-figure.ts';
import { type FieldError, toFieldErrors } from '../validate/to-field-errors.ts';
import type { Validator } from '../validate/validate-input.ts';
import type { Answers, ApplicationForm } from './application-form.ts';
import { isNationalId } from './is-national-id.ts';
import { patternLimits } from './patterns/pattern-limits.ts';
import { type ResolvedPage, type ResolvedQuestion, readPages } from './read-pages.ts';
import { walkShown } from './shown-parts.ts';
import { figureRulesOf } from './tidy-answers.ts';

/** A form prepared for answers: read once, and used for any number of validations. */
export interface ReadyForm {
  pages: readonly ResolvedPage[];
  schema: InputSchema;
  /** Of `schema`: compiled on the server, written out for the browser. */
  validator: Validator;
  /** The questions whose answers are numbers, and those whose answers have check digits. */
  numbers: readonly ResolvedQuestion[];
  nationalIds: readonly ResolvedQuestion[];
  /** The questions whose answers have to match a pattern, and the number of instructions allowed for each letter. */
  patterned: readonly { id: string; readonly steps: number }[];
}

export interface Verdict {
  /** Errors by question id; empty when the answers can be submitted. */
  errors: FieldError[];
  /** The answers that count: without empty ones and those to hidden questions. */
  accepted: Answers;
}

/** Makes a form ready. `engine` reads its patterns; a form without patterns needs none. */
export function readyForm(
  form: ApplicationForm,
  validator: Validator,
  engine?: PatternEngine,
): ReadyForm {
  const pages = readPages(form);
  const questions = pages.flatMap((page) => page.questions);
  return {
    pages,
    schema: formSchema(form),
    validator,
    numbers: questions.filter(({ schema }) => /^(number|integer)$/.test(String(schema.type))),
    nationalIds: questions.filter(({ schema }) => schema.format === 'national-id'),
    patterned: engine ? questions.flatMap((one) => patternOf(one, engine)) : [],
  };
}

type PatternEngine = typeof import('./patterns/linear-reg-exp.ts').linearRegExp;

function patternOf(
  { id, schema }: ResolvedQuestion,
  engine: PatternEngine,
): ReadyForm['patterned'] {
  const patterns = [schema.pattern, schema.items?.pattern];
  return patterns.flatMap((pattern) =>
    typeof pattern === 'string'
      ? {
          id,
          get steps() {
            return engine(pattern).steps;
          },
        }
      : [],
  );
}

/** Validates answers and tells which count. Browser and server give the same result for the same answers. */
export function checkAnswers(ready: ReadyForm, answers: Answers): Verdict {
  const { pages, schema, validator, numbers, nationalIds, patterned } = ready;
  const errors: FieldError[] = [];
  const accepted = walkShown(pages, answers, {
    question({ id, isRequired }, answer) {
      if (isRequired && answer === undefined) errors.push({ code: 'BLANK', path: id });
    },
  });
  for (const { id } of nationalIds) {
    const answer = accepted[id];
    // Check digits are counted, which no pattern does.
    if (typeof answer === 'string' && !isNationalId(answer)) {
      errors.push({ code: 'INVALID', path: id });
    }
  }
  const costly = beyondBudget(accepted, patterned);
  errors.push(...costly.map((id) => ({ code: 'TOO_BIG', path: id }) as const));
  const values = withNumbers(without(accepted, costly), numbers);
  if (!validator(values)) errors.push(...toFieldErrors(validator.errors ?? [], schema, values));
  return { errors: once(errors), accepted };
}

/**
 * The questions whose answers are too long for their patterns, by the greatest possible cost. Browser and
 * server so refuse the same ones on any machine, and refused answers are not matched.
 */
function beyondBudget(accepted: Answers, patterned: ReadyForm['patterned']): string[] {
  let left = patternLimits.stepsOfCall;
  const beyond: string[] = [];
  for (const one of patterned) {
    const answer = accepted[one.id];
    if (answer === undefined) continue;
    const letters = typeof answer === 'string' ? answer.length : answer.join(' ').length;
    const cost = (letters + 1) * one.steps;
    if (cost > left) beyond.push(one.id);
    else left -= cost;
  }
  return beyond;
}

function without(accepted: Answers, ids: readonly string[]): Answers {
  if (ids.length === 0) return accepted;
  return Object.fromEntries(Object.entries(accepted).filter(([id]) => !ids.includes(id)));
}

/** Each at its question, and once: where one of several choices is wrong, it is the question that is. */
function once(errors: readonly FieldError[]): FieldError[] {
  if (errors.length === 0) return [];
  const found = errors.map(({ code, path }) => ({ code, path: path.split('.')[0] ?? '' }));
  return [...new Map(found.map((one) => [`${one.path} ${one.code}`, one])).values()];
}

/** Parses numbers typed in local notation. An invalid or ambiguous one stays a text, which is refused. */
function withNumbers(
  accepted: Answers,
  numbers: readonly ResolvedQuestion[],
): Record<string, unknown> {
  const written = numbers.flatMap(({ id, schema }) => {
    const read = readFigure(String(accepted[id] ?? ''), figureRulesOf(schema));
    return 'value' in read ? [[id, Number(read.value)]] : [];
  });
  return written.length === 0 ? accepted : { ...accepted, ...Object.fromEntries(written) };
}

/** The JSON Schema of all answers to a form. Which answers are required depends on the questions shown. */
export function formSchema(form: ApplicationForm): InputSchema {
  const questions = readPages(form).flatMap((page) => page.questions);
  return {
    type: 'object',
    properties: Object.fromEntries(questions.map(({ id, schema }) => [id, schema])),
  };
}
