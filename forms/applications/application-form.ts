import type { InputSchema } from '../validate/input-schema.ts';

/** A text of a form: the same for all languages, or one for each. */
export type LocalizedText = string | { nb?: string; en?: string };

/** Shows or hides a page, question or check depending on an earlier answer. */
export interface Condition {
  questionId: string;
  mode: 'SHOW_IF_MATCH' | 'HIDE_IF_MATCH';
  /** Matches if it is answered, or is among the chosen answers. */
  value?: string;
  /** Matches when one of them is. */
  values?: string[];
}

/** An option: the stored value and its label. A string is both. */
export type Option = string | { value: string; label: LocalizedText };

/** One question (document B, section 3, Job). It has a `type`, or a `schema` of its own. */
export interface Question {
  id: string;
  label: LocalizedText;
  description?: LocalizedText;
  required?: boolean;
  type?: 'TEXT' | 'RADIOS' | 'CHECKBOXES';
  options?: Option[];
  /**
   * A regular expression in RE2 syntax, which matches anywhere in the answer unless anchored with `^` and
   * `$`.
   */
  validationRegexp?: string;
  validationMessage?: LocalizedText;
  condition?: Condition;
  schema?: InputSchema;
}

export interface Page {
  title: LocalizedText;
  description?: LocalizedText;
  pageNumber: number;
  condition?: Condition;
  /** An object, each of whose properties is a question, before the others. */
  schema?: InputSchema;
  questions?: Question[];
}

/** The form of a job: the questions to an applicant, page by page. */
export interface ApplicationForm {
  pages: Page[];
  /** Schemas that questions name by `$ref`. */
  definitions?: Record<string, InputSchema>;
}

/** A check of applicants, such as a background check. */
export interface JobCheck {
  jobCheckType:
    | 'BANK_ACCOUNT'
    | 'CREDIT'
    | 'CRIMINAL_RECORD'
    | 'DRIVERS_LICENSE'
    | 'HEALTH_PERSONNEL_REGISTER'
    | 'HSE_CARD'
    | 'IDENTITY'
    | 'RIGHT_TO_WORK';
  /** Whether an applicant is accepted only if it succeeds; true when absent. */
  required?: boolean;
  condition?: Condition;
}

/** An answer as the API takes and gives it. */
export interface Answer {
  questionId: string;
  value?: string | null;
  values?: string[] | null;
}

/** Answers by the question's id: a text, or a list where several choices are allowed. */
export type Answers = Record<string, string | string[] | undefined>;

/** A template for a new form: one of the files in `templates/`, loaded on demand. */
export interface FormTemplate {
  name: LocalizedText;
  description: LocalizedText;
  /** The tags of the teams it is offered to first. */
  categories: string[];
  applicationForm: ApplicationForm;
  jobChecks: JobCheck[];
}

/** Answers as the API gives them, by the question's id. */
export const answersOf = (given: readonly Answer[]): Answers =>
  Object.fromEntries(
    given.map(({ questionId, value, values }) => [questionId, values ?? value ?? undefined]),
  );

/** Answers as the API takes them. */
export const answersFor = (answers: Answers): Answer[] =>
  Object.entries(answers).map(([questionId, answer]) =>
    Array.isArray(answer) ? { questionId, values: answer } : { questionId, value: answer ?? null },
  );

/** Answers as stored in an application. */
export const storedAnswers = (answers: Answers): Record<string, Omit<Answer, 'questionId'>> =>
  Object.fromEntries(answersFor(answers).map(({ questionId, ...one }) => [questionId, one]));
