import type { Condition } from './application-form.ts';
import type { ResolvedPage, ResolvedQuestion } from './read-pages.ts';

/** A page or a question, as one comes to it. */
export interface Part {
  pointer: string;
  name: string;
  /** Its place among all of them. */
  at: number;
  condition: Condition | undefined;
  /** Its page, whose condition applies to it as well. */
  page: Part | null;
  question: ResolvedQuestion | null;
}

/** The pages and questions of a form in the order one comes to them, and those that ask, by their ids. */
export interface Parts {
  all: readonly Part[];
  asking: ReadonlyMap<string, Part & { question: ResolvedQuestion }>;
}

export function partsOf(pages: readonly ResolvedPage[]): Parts {
  const all: Part[] = [];
  const asking = new Map<string, Part & { question: ResolvedQuestion }>();
  for (const { pointer, page, condition, questions } of pages) {
    const name = `pageNumber ${page.pageNumber}`;
    const own: Part = { pointer, name, at: all.length, condition, page: null, question: null };
    all.push(own);
    for (const question of questions) {
      const { pointer, id, condition } = question;
      const part = { pointer, name: id, at: all.length, condition, page: own, question };
      all.push(part);
      if (!asking.has(id)) asking.set(id, part);
    }
  }
  return { all, asking };
}
