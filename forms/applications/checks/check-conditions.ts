import type { Condition } from '../application-form.ts';
import { fitsSchema } from '../fits-schema.ts';
import type { Part, Parts } from '../parts-of.ts';
import type { PatternBudget } from './check-pattern.ts';
import { type Fault, faultAt } from './fault.ts';
import { listed } from './listed.ts';
import { conditionValues, unreachableParts } from './unreachable-parts.ts';

/** The faults of conditions. */
export function checkConditions(parts: Parts, budget: PatternBudget): Fault[] {
  const faults = parts.all.flatMap((part) =>
    part.condition ? conditionFaults(part.condition, part.pointer, { parts, budget, part }) : [],
  );
  if (faults.length > 0) return faults;
  return unreachableParts(parts).map(({ pointer }) =>
    faultAt(`${pointer}/condition`, 'unreachable'),
  );
}

/** The faults of one condition of a part; without a part, of a condition that comes after all parts. */
export function conditionFaults(
  condition: Condition,
  pointer: string,
  { parts, budget, part }: { parts: Parts; budget: PatternBudget; part?: Part },
): Fault[] {
  const { questionId } = condition;
  const place = `${pointer}/condition/questionId`;
  const source = parts.asking.get(questionId);
  if (!source) return [faultAt(place, 'unknownQuestion', { questionId })];
  const way = part && wayBack(source, part, parts);
  if (way) return [faultAt(place, 'circle', { way: [part.name, ...way].join(' → ') })];
  if (part && source.at > part.at) return [faultAt(place, 'laterQuestion', { questionId })];
  const values = conditionValues(condition);
  if (values.length === 0) return [faultAt(`${pointer}/condition`, 'noMatch')];
  const { options, schema } = source.question;
  const choices = options.map(({ value }) => value);
  const never = values.find((one) => !fitsSchema(one, schema, budget));
  if (never === undefined) return [];
  if (schema.format === 'file') {
    return [faultAt(`${pointer}/condition`, 'fileMatches', { questionId })];
  }
  if (choices.length === 0) {
    return [faultAt(`${pointer}/condition`, 'neverAnswered', { value: never, questionId })];
  }
  const details = { value: never, questionId, choices: listed(choices) };
  return [faultAt(`${pointer}/condition`, 'neverMatches', details)];
}

/** By which conditions a part leads back to another; null when it does not. Every part is looked at once. */
function wayBack(
  from: Part,
  wanted: Part,
  parts: Parts,
  seen = new Set<Part>(),
): readonly string[] | null {
  if (from === wanted || from.page === wanted) return [from.name];
  if (seen.has(from)) return null;
  seen.add(from);
  for (const one of [from.condition, from.page?.condition]) {
    const source = one && parts.asking.get(one.questionId);
    const found = source && wayBack(source, wanted, parts, seen);
    if (found) return [from.name, ...found];
  }
  return null;
}
