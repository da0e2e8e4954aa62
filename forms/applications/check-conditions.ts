import type { Condition } from './application-form.ts';
import { faultAt } from './check-fragment.ts';
import { conditionValues } from './condition-values.ts';
import type { Fault } from './fault.ts';
import type { AskedPage, AskedQuestion } from './read-pages.ts';

/** A page or a question, in the order in which they are come to. */
interface Part {
  pointer: string;
  name: string;
  condition: Condition | undefined;
  /** The page it is on, whose condition it waits for, too. */
  page: Part | null;
  question: AskedQuestion | null;
}

/** What is wrong with who is shown by whose answer. */
export function checkConditions(pages: readonly AskedPage[]): Fault[] {
  const parts = partsOf(pages);
  const faults = parts.flatMap((part) => {
    if (!part.condition) return [];
    return conditionFaults(part.condition, part.pointer, parts, parts.indexOf(part));
  });
  return faults.length > 0 ? faults : unreachable(pages, parts);
}

/** What is wrong with one condition of a part, or of what comes after all of them. */
export function conditionFaults(
  condition: Condition,
  pointer: string,
  parts: readonly Part[],
  at = parts.length,
): Fault[] {
  const { questionId } = condition;
  const place = `${pointer}/condition/questionId`;
  const asked = parts.findIndex(({ question }) => question?.id === questionId);
  const from = parts[asked];
  if (!from?.question) return [faultAt(place, 'unknownQuestion', { questionId })];
  const part = parts[at];
  const way = part ? wayBack(from, part, parts, [part.name]) : null;
  if (way) return [faultAt(place, 'circle', { way: way.join(' → ') })];
  if (asked >= at || (part && from.page === part))
    return [faultAt(place, 'laterQuestion', { questionId })];
  const values = conditionValues(condition);
  if (values.length === 0) return [faultAt(`${pointer}/condition`, 'noMatch')];
  const choices = from.question.options.map(({ value }) => value);
  if (choices.length === 0) return [];
  const never = values.find((one) => !choices.includes(one));
  return never === undefined
    ? []
    : [
        faultAt(`${pointer}/condition`, 'neverMatches', {
          value: never,
          questionId,
          choices: choices.join(', '),
        }),
      ];
}

export function partsOf(pages: readonly AskedPage[]): Part[] {
  return pages.flatMap(({ pointer, page, condition, questions }) => {
    const own: Part = {
      pointer,
      name: `pageNumber ${page.pageNumber}`,
      condition,
      page: null,
      question: null,
    };
    const asked = questions.map(
      (question): Part => ({
        pointer: question.pointer,
        name: question.id,
        condition: question.condition,
        page: own,
        question,
      }),
    );
    return [own, ...asked];
  });
}

/** By which conditions a part leads back to another; null when it does not. */
function wayBack(
  from: Part,
  wanted: Part,
  parts: readonly Part[],
  way: readonly string[],
): readonly string[] | null {
  const next = [...way, from.name];
  if (from === wanted || from.page === wanted) return next;
  if (way.includes(from.name)) return null;
  const waitsFor = [from.condition, from.page?.condition]
    .map((one) => one && parts.find(({ question }) => question?.id === one.questionId))
    .filter((one) => one !== undefined);
  for (const one of waitsFor) {
    const found = wayBack(one, wanted, parts, next);
    if (found) return found;
  }
  return null;
}

/** Pages that every answer hides: two conditions on their way ask for different answers to one question. */
function unreachable(pages: readonly AskedPage[], parts: readonly Part[]): Fault[] {
  const needs = new Map<Part, Map<string, Set<string>> | null>();
  const needsOf = (part: Part): Map<string, Set<string>> | null => {
    const known = needs.get(part);
    if (known !== undefined) return known;
    needs.set(part, new Map());
    const found = together([
      part.page ? needsOf(part.page) : new Map(),
      ownNeeds(part.condition, parts),
      ...(part.condition?.mode === 'SHOW_IF_MATCH'
        ? parts.filter(({ question }) => question?.id === part.condition?.questionId).map(needsOf)
        : []),
    ]);
    needs.set(part, found);
    return found;
  };
  return pages.flatMap(({ pointer }) => {
    const part = parts.find((one) => one.pointer === pointer && !one.question);
    return part && needsOf(part) === null ? [faultAt(`${pointer}/condition`, 'unreachable')] : [];
  });
}

/** The answers a condition needs, by the question; null when it asks for none there can be. */
function ownNeeds(
  condition: Condition | undefined,
  parts: readonly Part[],
): Map<string, Set<string>> | null {
  if (!condition) return new Map();
  const question = parts.find((one) => one.question?.id === condition.questionId)?.question;
  const values = conditionValues(condition);
  // Several may be chosen at once, so one answer keeps out none.
  if (!question || question.schema.type === 'array') return new Map();
  if (condition.mode === 'SHOW_IF_MATCH') return new Map([[condition.questionId, new Set(values)]]);
  const choices = question.options.map(({ value }) => value);
  // Who need not answer is shown what a match would hide.
  if (choices.length === 0 || !question.isRequired) return new Map();
  const left = choices.filter((one) => !values.includes(one));
  return left.length === 0 ? null : new Map([[condition.questionId, new Set(left)]]);
}

function together(
  all: readonly (Map<string, Set<string>> | null)[],
): Map<string, Set<string>> | null {
  const found = new Map<string, Set<string>>();
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
