import type { JsonFault, JsonPath } from './jsonText.ts';

/** When a question or a page is shown: as it is written, whether or not it can be. */
export interface WrittenCondition {
  questionId: string;
  mode: string;
  values: string[];
}

interface Part {
  path: JsonPath;
  /** Stays the same while it is moved, so that what is open of it stays open. */
  key: string;
  /** All its members, unknown ones included. */
  value: Record<string, unknown>;
  condition: WrittenCondition | null;
}

export interface QuestionPart extends Part {
  id: string;
  page: number;
  at: number;
}

export interface PagePart extends Part {
  at: number;
  questions: QuestionPart[];
}

/** One thing that is checked of applicants, perhaps by an answer. */
export interface CheckPart extends Part {
  at: number;
  jobCheckType: string;
}

/** The pages and questions of a form, as far as its text can be read. */
export interface FormOutline {
  pages: PagePart[];
  checks: CheckPart[];
  /** The place where the text cannot be parsed; until that is corrected, the outline cannot be edited. */
  fault: JsonFault | null;
}
