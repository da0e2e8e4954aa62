import { Ajv } from 'ajv';
import type { Answers, ApplicationForm, Question } from '#forms/applications/application-form.ts';
import { checkAnswers, formSchema } from '#forms/applications/check-answers.ts';
import { compileForm } from '#forms/applications/compile-form.ts';
import { fillSample } from '#forms/applications/fill-sample.ts';
import { linearRegExp } from '#forms/applications/patterns/linear-reg-exp.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const rounds = 40;
const judgedInRound = 2000;
const most = { compileMs: 5, dearness: 1.2 };

/** A form of 100 questions on ten pages, every fifth depending on an answer. */
function hundredQuestions(): ApplicationForm {
  const kinds: Partial<Question>[] = [
    { type: 'RADIOS', options: ['yes', 'no', 'maybe'] },
    { type: 'TEXT' },
    { type: 'TEXT', validationRegexp: '^[0-9]{4}$', validationMessage: 'Four digits' },
    { type: 'CHECKBOXES', options: ['mon', 'tue', 'wed', 'thu', 'fri'] },
    { schema: { type: 'string', format: 'date' } },
  ];
  const questions = Array.from({ length: 100 }, (_, at): Question => {
    const requested = at % 5 === 4 ? `q${at - 4}` : undefined;
    return {
      id: `q${at}`,
      label: `Question ${at}`,
      required: at % 2 === 0,
      ...kinds[at % kinds.length],
      ...(requested && {
        condition: { questionId: requested, mode: 'SHOW_IF_MATCH', value: 'yes' },
      }),
    };
  });
  const pages = Array.from({ length: 10 }, (_, at) => ({
    title: `Page ${at + 1}`,
    pageNumber: at + 1,
    questions: questions.slice(at * 10, at * 10 + 10),
  }));
  return { pages };
}

/** The same form as a developer writes it for Ajv alone: with JSON Schema's own conditions. */
function byHandSchema(form: ApplicationForm): object {
  const questions = form.pages.flatMap((page) => page.questions ?? []);
  const conditions = questions.flatMap(({ id, required, condition }) => {
    if (!condition) return [];
    const { questionId, value } = condition;
    const matches = { properties: { [questionId]: { const: value } }, required: [questionId] };
    const then = required ? { required: [id] } : {};
    return [{ if: matches, then, else: { properties: { [id]: false } } }];
  });
  const always = questions.filter(({ required, condition }) => required && !condition);
  return { ...formSchema(form), required: always.map(({ id }) => id), allOf: conditions };
}

/** Compiling a recruiter's form, and validating its answers, against Ajv by itself. */
export function applicationForm(): Figure[] {
  const form = hundredQuestions();
  const schema = byHandSchema(form);
  const plain = () =>
    new Ajv({
      allErrors: true,
      strict: false,
      formats: { date: /^\d{4}-\d\d-\d\d$/ },
      // The cost of patterns in linear time is not compared.
      code: { regExp: linearRegExp },
    }).compile(schema);
  const [ready, byHand] = [compileForm(form), plain()];
  const answers = fillSample(form);
  mustAgree(checkAnswers(ready, answers).errors, byHand(answers));
  const compile = inTurns(
    () => compileForm(form),
    () => plain(),
  );
  const judge = inTurns(
    () => judgeAll(answers, (one) => checkAnswers(ready, one)),
    () => judgeAll(answers, byHand),
  );
  return [
    { name: 'form of 100 questions compiled', unit: 'ms', most: most.compileMs, ...compile },
    {
      name: `${judgedInRound} times 100 answers judged`,
      unit: 'ms',
      ...judge,
      goal: 1 / most.dearness,
    },
  ];
}

function mustAgree(errors: readonly unknown[], isGood: boolean): void {
  if (errors.length > 0 || !isGood) throw new Error('the two do not judge the same answers');
}

function judgeAll(answers: Answers, judge: (answers: Answers) => unknown): void {
  for (let time = 0; time < judgedInRound; time++) judge(answers);
}

/** One after the other, so that other load on the machine affects both alike. */
function inTurns(ours: () => void, byHand: () => void) {
  const taken = Array.from({ length: rounds }, () => ({
    byHand: timeOf(byHand),
    ours: timeOf(ours),
  }));
  const middle = (of: (round: (typeof taken)[number]) => number) => median(taken.map(of));
  return {
    value: middle((round) => round.ours),
    against: middle((round) => round.byHand),
    ratio: middle((round) => round.byHand / round.ours),
  };
}

function timeOf(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
