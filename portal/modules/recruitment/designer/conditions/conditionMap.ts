import {
  type FormOutline,
  type PagePart,
  type QuestionPart,
  valueOfOption,
} from '../document/FormOutline.ts';

type Part = PagePart | QuestionPart;

/** The reason a condition does not work as intended. */
type Fault = 'unknown' | 'circle' | 'later' | 'never';

/** One part that is shown by the answer to a question. */
export interface Tie {
  /** The question of the condition; undefined if no question has that id. */
  from: QuestionPart | undefined;
  to: Part;
  isHiding: boolean;
  values: string[];
  fault: Fault | null;
}

/** The conditions of a form, in its order. */
export function tiesOf({ pages }: FormOutline): Tie[] {
  const parts: Part[] = pages.flatMap((page) => [page, ...page.questions]);
  const questions = new Map(
    pages.flatMap((page) => page.questions.map((one) => [one.id, one] as const)),
  );
  const circle = inCircles(pages, questions);
  const inSchemas = new Set(pages.flatMap(schemaIds));
  return parts.flatMap((to) => {
    if (!to.condition) return [];
    const { questionId, mode, values } = to.condition;
    const from = questions.get(questionId);
    const isHiding = mode === 'HIDE_IF_MATCH';
    const tie = { from, to, isHiding, values };
    // A condition on a page's own schema has no question here.
    const isInSchema = !from && inSchemas.has(questionId);
    return [{ ...tie, fault: isInSchema ? null : faultOf(tie, circle) }];
  });
}

/** Pages that no answers can show. */
export function unreachablePages(outline: FormOutline): PagePart[] {
  const never = new Set(
    tiesOf(outline)
      .filter(({ fault, isHiding }) => fault === 'never' || (fault && !isHiding))
      .map(({ to }) => to.key),
  );
  return outline.pages.filter(
    ({ key, questions }) =>
      never.has(key) || (questions.length > 0 && questions.every((one) => never.has(one.key))),
  );
}

function faultOf({ from, to, isHiding, values }: Omit<Tie, 'fault'>, circle: Set<string>) {
  if (!from) return 'unknown';
  if (circle.has(to.key)) return 'circle';
  if (!isBefore(from, to)) return 'later';
  const offered = valuesOf(from);
  const isPossible = offered.length === 0 || values.some((one) => offered.includes(one));
  return isPossible || isHiding ? null : 'never';
}

const schemaIds = ({ value }: PagePart): string[] =>
  Object.keys((value.schema as { properties?: object } | undefined)?.properties ?? {});

function isBefore(from: QuestionPart, to: Part): boolean {
  if (!('page' in to)) return from.page < to.at;
  return from.page < to.page || (from.page === to.page && from.at < to.at);
}

const valuesOf = ({ value: { options } }: QuestionPart): string[] =>
  Array.isArray(options) ? options.map(valueOfOption) : [];

/** The keys of parts whose conditions form a circle, over any number of pages. */
function inCircles(pages: readonly PagePart[], questions: Map<string, QuestionPart>): Set<string> {
  // A question depends on its own condition, and on that of its page.
  const waitsFor = (part: Part): QuestionPart[] => {
    const own = part.condition ? questions.get(part.condition.questionId) : undefined;
    const page = 'page' in part ? pages[part.page]?.condition : null;
    const ofPage = page ? questions.get(page.questionId) : undefined;
    return [own, ofPage].filter((one) => one !== undefined);
  };
  const leadsTo = (part: Part, wanted: Part, seen: Set<string>): boolean =>
    waitsFor(part).some((next) => {
      if (next.key === wanted.key) return true;
      if (!('page' in wanted) && next.page === wanted.at) return true;
      if (seen.has(next.key)) return false;
      seen.add(next.key);
      return leadsTo(next, wanted, seen);
    });
  const parts: Part[] = pages.flatMap((page) => [page, ...page.questions]);
  return new Set(
    parts.filter((one) => one.condition && leadsTo(one, one, new Set())).map(({ key }) => key),
  );
}
