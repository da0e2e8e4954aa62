import type { Condition } from '../application-form.ts';
import type { ResolvedPage, ResolvedQuestion } from '../read-pages.ts';

/** A page or a question, in the order of the form. */
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

/** The pages and questions of a form in order, and the questions by their ids. */
export interface Parts {
  all: readonly Part[];
  byQuestion: ReadonlyMap<string, Part & { question: ResolvedQuestion }>;
}

/** The values an answer is compared with. */
export const conditionValues = ({ value, values }: Condition): string[] => [
  ...(value === undefined ? [] : [value]),
  ...(values ?? []),
];

/** The answers required of each question, by its id; null when no answers will do. */
type Needs = ReadonlyMap<string, ReadonlySet<string>> | null;

/**
 * Parts that no answers can show: conditions on the way ask for different answers to one question. A part
 * that depends on an unreachable part is not reported again.
 */
export function unreachableParts(parts: Parts): Part[] {
  const needs = new Map<Part, Needs>();
  return parts.all.filter((part) => {
    const isShown = part.condition?.mode === 'SHOW_IF_MATCH';
    const source = isShown ? parts.byQuestion.get(part.condition?.questionId ?? '') : undefined;
    const before = [part.page, source].flatMap((one) => (one ? [needs.get(one) ?? null] : []));
    const own = together([...before, ownNeeds(part, parts)]);
    // A part comes after the parts it depends on, whose conditions are then known.
    needs.set(part, own);
    return own === null && !before.includes(null);
  });
}

/** The answers its condition needs. */
function ownNeeds({ condition }: Part, parts: Parts): Needs {
  const source = condition && parts.byQuestion.get(condition.questionId);
  if (!source) return new Map();
  const values = conditionValues(condition);
  // Several options can be chosen, so one answer excludes no other.
  const isOne = source.question.schema.type !== 'array';
  if (condition.mode === 'SHOW_IF_MATCH') {
    return isOne ? new Map([[condition.questionId, new Set(values)]]) : new Map();
  }
  // An applicant who may leave a question empty, or does not see it, sees the parts that a match would hide.
  const isAnswered = source.question.isRequired && !source.condition && !source.page?.condition;
  const choices = source.question.options.map(({ value }) => value);
  if (!isAnswered || choices.length === 0) return new Map();
  const left = choices.filter((one) => !values.includes(one));
  if (left.length === 0) return null;
  return isOne ? new Map([[condition.questionId, new Set(left)]]) : new Map();
}

/** The requirements that satisfy all of them; null if they contradict. */
function together(all: readonly Needs[]): Needs {
  const found = new Map<string, ReadonlySet<string>>();
  for (const one of all) {
    if (one === null) return null;
    for (const [id, values] of one) {
      const there = found.get(id);
      const both = there ? new Set([...values].filter((value) => there.has(value))) : values;
      if (both.size === 0) return null;
      found.set(id, both);
    }
  }
  return found;
}

export function partsOf(pages: readonly ResolvedPage[]): Parts {
  const all: Part[] = [];
  const byQuestion = new Map<string, Part & { question: ResolvedQuestion }>();
  for (const { pointer, page, condition, questions } of pages) {
    const name = `pageNumber ${page.pageNumber}`;
    const own: Part = { pointer, name, at: all.length, condition, page: null, question: null };
    all.push(own);
    for (const question of questions) {
      const { pointer, id, condition } = question;
      const part = { pointer, name: id, at: all.length, condition, page: own, question };
      all.push(part);
      if (!byQuestion.has(id)) byQuestion.set(id, part);
    }
  }
  return { all, byQuestion };
}
