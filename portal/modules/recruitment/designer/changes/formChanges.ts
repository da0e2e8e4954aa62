import {
  type CheckPart,
  type FormOutline,
  type PagePart,
  type QuestionPart,
  valueOfOption,
} from '../document/FormOutline.ts';
import type { Effect, FormChange, MemberChange } from './FormChange.ts';

/** A form as it was, to compare with and to go back to. */
export interface FormVersion {
  key: string;
  label: string;
  text: string;
}

type Members = Record<string, unknown>;

/** The differences between two versions of a form, in the order of the later one; removed parts come last. */
export function formChanges(before: FormOutline, after: FormOutline): FormChange[] {
  const old = new Map(questionsOf(before).map((one) => [one.id, one]));
  const now = new Map(questionsOf(after).map((one) => [one.id, one]));
  const moved = movedIds(before, after);
  const changes = after.pages.flatMap((page, at) => [
    ...pageChange(before.pages[at], page),
    ...page.questions.flatMap((one) => questionChange(old.get(one.id), one, moved.has(one.id))),
  ]);
  const removedPages = before.pages
    .slice(after.pages.length)
    .map((part) => change('removed', part, [], []));
  const removed = questionsOf(before)
    .filter(({ id }) => !now.has(id))
    .map((part) => change('removed', part, [], ['unasked']));
  return [...changes, ...removed, ...removedPages, ...checkChanges(before.checks, after.checks)];
}

/** Checks of the same kind are matched by their order. */
function checkChanges(before: readonly CheckPart[], after: readonly CheckPart[]): FormChange[] {
  const old = byKind(before);
  const now = byKind(after);
  const changes = [...now].flatMap(([key, part]) => {
    const was = old.get(key);
    if (!was) return [change('added', part, [], [])];
    const members = differing(was.value, part.value, ['jobCheckType']);
    return members.length > 0 ? [change('changed', part, members, [])] : [];
  });
  const removed = [...old].filter(([key]) => !now.has(key));
  return [...changes, ...removed.map(([, part]) => change('removed', part, [], []))];
}

function byKind(checks: readonly CheckPart[]): Map<string, CheckPart> {
  const count = new Map<string, number>();
  return new Map(
    checks.map((one) => {
      const number = (count.get(one.jobCheckType) ?? 0) + 1;
      count.set(one.jobCheckType, number);
      return [`${one.jobCheckType} ${number}`, one];
    }),
  );
}

function questionChange(
  old: QuestionPart | undefined,
  now: QuestionPart,
  isMoved: boolean,
): FormChange[] {
  if (!old) {
    return [change('added', now, [], now.value.required === true ? ['unanswered'] : [])];
  }
  const members = differing(old.value, now.value, ['id']);
  if (members.length > 0) return [change('changed', now, members, effectsOf(members))];
  return isMoved ? [change('moved', now, [], [])] : [];
}

function pageChange(old: PagePart | undefined, now: PagePart): FormChange[] {
  if (!old) return [change('added', now, [], [])];
  const members = differing(old.value, now.value, ['questions', 'pageNumber']);
  return members.length > 0 ? [change('changed', now, members, [])] : [];
}

/** The effect of each change; the most severe of a question comes first. */
function effectsOf(members: readonly MemberChange[]): Effect[] {
  const found = members.map(({ name, before, after }): Effect => {
    if (name === 'type' || name === 'schema') return 'apart';
    if (name === 'options') return isSomeRemoved(before, after) ? 'unchosen' : 'kept';
    if (name === 'required') return after === true ? 'unanswered' : 'kept';
    if (name === 'validationRegexp') return 'unchecked';
    return ['label', 'description', 'condition', 'validationMessage'].includes(name)
      ? 'kept'
      : 'other';
  });
  const order: Effect[] = ['apart', 'unchosen', 'unanswered', 'unchecked', 'other', 'kept'];
  const ordered = order.filter((one) => found.includes(one));
  // `kept` is reported only if there is no other effect.
  return ordered.length > 1 ? ordered.filter((one) => one !== 'kept') : ordered;
}

function isSomeRemoved(before: unknown, after: unknown): boolean {
  const valuesOf = (list: unknown) => (Array.isArray(list) ? list : []).map(valueOfOption);
  const left = valuesOf(after);
  return valuesOf(before).some((one) => !left.includes(one));
}

/** Questions that are on another page, or in another order among the same ones. */
function movedIds(before: FormOutline, after: FormOutline): Set<string> {
  const moved = new Set<string>();
  const pageOf = new Map(questionsOf(before).map(({ id, page }) => [id, page]));
  for (const { at, questions } of after.pages) {
    const known = questions.map(({ id }) => id).filter((id) => pageOf.has(id));
    for (const id of known) if (pageOf.get(id) !== at) moved.add(id);
    const staying = known.filter((id) => !moved.has(id));
    const wereIn = (before.pages[at]?.questions ?? [])
      .map(({ id }) => id)
      .filter((id) => staying.includes(id));
    const inPlace = longestInOrder(staying.map((id) => wereIn.indexOf(id)));
    staying.forEach((id, place) => {
      if (!inPlace.has(place)) moved.add(id);
    });
  }
  return moved;
}

/**
 * The longest increasing subsequence: its members count as unmoved, so that as few as possible are reported
 * as moved.
 */
function longestInOrder(numbers: readonly number[]): Set<number> {
  const best = numbers.map((): number[] => []);
  numbers.forEach((number, at) => {
    const before = best
      .slice(0, at)
      .filter((_, earlier) => numbers[earlier]! < number)
      .reduce<number[]>((most, one) => (one.length > most.length ? one : most), []);
    best[at] = [...before, at];
  });
  return new Set(best.reduce((most, one) => (one.length > most.length ? one : most), []));
}

function differing(before: Members, after: Members, but: readonly string[]): MemberChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !but.includes(name) && !isAlike(before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }));
}

/** An absent member equals false. */
function isAlike(one: unknown, other: unknown): boolean {
  if (JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))) return true;
  return (one ?? false) === false && (other ?? false) === false;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, one]) => [name, sorted(one)]);
}

const change = (
  kind: FormChange['kind'],
  part: FormChange['part'],
  members: MemberChange[],
  effects: Effect[],
): FormChange => ({ kind, part, members, effects });

const questionsOf = ({ pages }: FormOutline) => pages.flatMap(({ questions }) => questions);
