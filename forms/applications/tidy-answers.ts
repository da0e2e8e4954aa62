import type { InputSchema } from '../validate/input-schema.ts';
import { type FigureRules, readFigure } from '../validate/read-figure.ts';
import { tidyEmail } from '../validate/tidy-email.ts';
import { tidyField } from '../validate/tidy-field.ts';
import { tidyText } from '../validate/tidy-text.ts';
import { answerFormats } from './answer-formats.ts';
import type { Answers } from './application-form.ts';
import type { ResolvedPage, ResolvedQuestion } from './read-pages.ts';

/** The number format of a question; a limit on decimals is left to the schema. */
export const figureRulesOf = ({ type }: InputSchema): FigureRules => ({
  decimals: type === 'integer' ? 0 : 12,
});

/** A number that is right as it is read stays so; one that is not loses its ornaments. */
const ofFormat: Record<string, (text: string) => string> = {
  email: tidyEmail,
  phone: (text) => (answerFormats.phone.test(text) ? text : tidyField('phone', text)),
  'national-id': (text) =>
    answerFormats['national-id'].test(text) ? text : tidyField('nationalId', text),
};

/**
 * The answers to a form, tidied like the input of a mutation, before they are validated, counted and stored.
 */
export function tidyAnswers(pages: readonly ResolvedPage[], answers: Answers): Answers {
  const tidied: [string, string | string[]][] = [];
  for (const { questions } of pages) {
    for (const question of questions) {
      const answer = answers[question.id];
      if (answer === undefined) continue;
      const tidy = Array.isArray(answer)
        ? answer.map((one) => tidyAnswer(question, one))
        : tidyAnswer(question, answer);
      if (String(tidy) !== String(answer)) tidied.push([question.id, tidy]);
    }
  }
  // Nearly always there is nothing to tidy, and no copy is needed.
  return tidied.length === 0 ? answers : { ...answers, ...Object.fromEntries(tidied) };
}

function tidyAnswer({ options, schema }: ResolvedQuestion, answer: string): string {
  if (options.length > 0) return chosenOf(options, answer);
  if (schema.type === 'number' || schema.type === 'integer') return figureOf(schema, answer);
  // A recruiter's pattern may require the separators that a format removes.
  const tidy = schema.pattern === undefined ? ofFormat[String(schema.format)] : undefined;
  return tidy ? tidy(tidyText(answer)) : tidyText(answer);
}

/** A number that is understood loses its spaces; which sign its decimals have is the writer's. */
function figureOf(schema: InputSchema, answer: string): string {
  const read = readFigure(answer, figureRulesOf(schema));
  if ('fault' in read) return tidyText(answer);
  return /,\d+$/.test(tidyText(answer)) ? read.value.replace('.', ',') : read.value;
}

/** A choice has the form's own text, since it is not typed. */
function chosenOf(options: ResolvedQuestion['options'], answer: string): string {
  if (options.some(({ value }) => value === answer)) return answer;
  const tidy = tidyText(answer);
  return options.find(({ value }) => tidyText(value) === tidy)?.value ?? tidy;
}
