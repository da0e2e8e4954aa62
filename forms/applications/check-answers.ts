import { isUnseenText } from '../validate/blank-unseen-texts.ts';
import type { FieldError } from '../validate/field-error.ts';
import type { InputSchema } from '../validate/input-schema.ts';
import { toFieldErrors } from '../validate/to-field-errors.ts';
import type { Validator } from '../validate/validate-input.ts';
import type { Answers, ApplicationForm } from './application-form.ts';
import { formSchema } from './form-schema.ts';
import { isNationalId } from './is-national-id.ts';
import { type AskedPage, type AskedQuestion, readPages } from './read-pages.ts';
import { shownParts } from './shown-parts.ts';

/** A form made ready for answers: read once, and judged as often as one likes. */
export interface ReadyForm {
  pages: readonly AskedPage[];
  schema: InputSchema;
  /** Of `schema`: compiled on the server, written out for the browser. */
  validator: Validator;
}

export interface Verdict {
  /** What is wrong, each at the question's id; empty when it can be sent in. */
  errors: FieldError[];
  /** The answers to what is asked: those to hidden questions, and empty ones, are left out. */
  kept: Answers;
}

export const readyForm = (form: ApplicationForm, validator: Validator): ReadyForm => ({
  pages: readPages(form),
  schema: formSchema(form),
  validator,
});

/** Says what is wrong with answers, and which count. The same in browser and server, on the same answers. */
export function checkAnswers({ pages, schema, validator }: ReadyForm, answers: Answers): Verdict {
  const asked = shownParts(pages, answers).flatMap(({ questions }) => questions);
  const kept: Answers = {};
  const errors: FieldError[] = [];
  for (const question of asked) {
    const answer = answers[question.id];
    if (answer !== undefined && !isEmpty(answer)) kept[question.id] = answer;
    else if (question.isRequired) errors.push({ code: 'BLANK', path: question.id });
  }
  const values = Object.fromEntries(
    asked.filter(({ id }) => id in kept).map((one) => [one.id, writtenValue(one, kept[one.id])]),
  );
  if (!validator(values)) errors.push(...toFieldErrors(validator.errors ?? [], schema, values));
  errors.push(...asked.filter((one) => isMiscounted(one, kept[one.id])).map(invalid));
  return { errors: once(errors), kept };
}

/** Check digits are counted, which no pattern does. */
const isMiscounted = ({ schema }: AskedQuestion, answer: Answers[string]): boolean =>
  schema.format === 'national-id' && typeof answer === 'string' && !isNationalId(answer);

const invalid = ({ id }: AskedQuestion): FieldError => ({ code: 'INVALID', path: id });

/** Each at its question, and once: where one of several choices is wrong, it is the question that is. */
function once(errors: readonly FieldError[]): FieldError[] {
  const found = errors.map(({ code, path }) => ({ code, path: path.split('.')[0] ?? '' }));
  return [...new Map(found.map((one) => [`${one.path} ${one.code}`, one])).values()];
}

const isEmpty = (answer: string | string[]) =>
  typeof answer === 'string' ? answer === '' || isUnseenText(answer) : answer.length === 0;

const number = /^-?\d+(?:[.,]\d+)?$/;

/** Numbers are written, with a comma as well; what is none stays a text, which is refused. */
function writtenValue({ schema }: AskedQuestion, answer: string | string[] | undefined): unknown {
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  if (!isNumber || typeof answer !== 'string' || !number.test(answer.trim())) return answer;
  return Number(answer.trim().replace(',', '.'));
}
