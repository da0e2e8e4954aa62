import { conditionsOn, freeId } from './freeId.ts';
import { type JsonPath, nodeAt, readJson } from './jsonText.ts';
import { readOutline } from './readOutline.ts';
import { copyAfter, insertAt, moveTo, removeAt, setAt } from './textEdits.ts';

/** The position of a question. */
export interface Place {
  page: number;
  at: number;
}

type Members = Record<string, unknown>;

/** The edits of the outline, as changes to the text. Each returns the new text. */
export const formEdits = {
  addPage: (text: string, at: number, page: Members): string =>
    renumbered(insertAt(text, ['pages'], at, page)),

  movePage: (text: string, from: number, to: number): string =>
    renumbered(moveTo(text, ['pages', from], ['pages'], to)),

  /** Its questions get names of their own, and depend on each other as the first ones do. */
  duplicatePage: (text: string, at: number): string => {
    const copied = renumbered(copyAfter(text, ['pages', at]));
    const { questions = [] } = readOutline(copied).pages[at + 1] ?? {};
    const taken = idsIn(text);
    const named = questions.map(({ id, path }) => {
      const free = freeId(id, taken);
      taken.add(free);
      return { id, free, path };
    });
    const withIds = named.reduce(
      (now, { free, path }) => setAt(now, [...path, 'id'], free),
      copied,
    );
    return named.reduce(
      (now, { id, free }) => pointed(now, id, free, (page) => page === at + 1),
      withIds,
    );
  },

  removePage: (text: string, at: number): string => {
    const { questions = [] } = readOutline(text).pages[at] ?? {};
    const without = renumbered(removeAt(text, ['pages', at]));
    return questions.reduce((now, { id }) => released(now, id), without);
  },

  addQuestion: (text: string, { page, at }: Place, question: Members): string =>
    insertAt(text, questionsOf(page), at, question),

  moveQuestion: (text: string, from: Place, to: Place): string =>
    moveTo(withQuestions(text, to.page), pathTo(from), questionsOf(to.page), to.at),

  duplicateQuestion: (text: string, place: Place): string => {
    const { id = '' } = readOutline(text).pages[place.page]?.questions[place.at] ?? {};
    const copy = pathTo({ page: place.page, at: place.at + 1 });
    return setAt(copyAfter(text, pathTo(place)), [...copy, 'id'], freeId(id, idsIn(text)));
  },

  addCheck: (text: string, at: number, check: Members): string =>
    insertAt(text, ['jobChecks'], at, check),

  /** The last one takes the list along, so that a form without checks is written as one. */
  removeCheck: (text: string, at: number): string =>
    readOutline(text).checks.length === 1
      ? removeAt(text, ['jobChecks'])
      : removeAt(text, ['jobChecks', at]),

  /** Parts that depended on it are then always shown. */
  removeQuestion: (text: string, place: Place): string => {
    const { id } = readOutline(text).pages[place.page]?.questions[place.at] ?? {};
    const without = removeAt(text, pathTo(place));
    return id === undefined ? without : released(without, id);
  },

  /** Gives a question another name, wherever it is spoken of. */
  renameQuestion: (text: string, place: Place, id: string): string => {
    const old = readOutline(text).pages[place.page]?.questions[place.at]?.id;
    const renamed = setAt(text, [...pathTo(place), 'id'], id);
    return old ? pointed(renamed, old, id) : renamed;
  },

  set: setAt,
};

const questionsOf = (page: number): JsonPath => ['pages', page, 'questions'];

const pathTo = ({ page, at }: Place): JsonPath => [...questionsOf(page), at];

const idsIn = (text: string): Set<string> =>
  new Set(readOutline(text).pages.flatMap(({ questions }) => questions.map(({ id }) => id)));

/** A page that has no list of questions gets one. */
function withQuestions(text: string, page: number): string {
  const list = nodeAt(readJson(text).root, questionsOf(page));
  return list?.type === 'array' ? text : setAt(text, questionsOf(page), []);
}

/** Pages that bear their number bear the right one. */
function renumbered(text: string): string {
  return readOutline(text).pages.reduce(
    (now, { path, value, at }) =>
      'pageNumber' in value && value.pageNumber !== at + 1
        ? setAt(now, [...path, 'pageNumber'], at + 1)
        : now,
    text,
  );
}

/** Makes conditions on a question refer to its new name. */
function pointed(
  text: string,
  from: string,
  to: string,
  isMeant?: (page: number) => boolean,
): string {
  return conditionsOn(text, from)
    .filter((part) => !isMeant || (!isCheck(part) && isMeant('page' in part ? part.page : part.at)))
    .reduce((now, { path }) => setAt(now, [...path, 'condition', 'questionId'], to), text);
}

/** The condition of a check is preserved: without one the check would be required of all applicants. */
function released(text: string, id: string): string {
  if (idsIn(text).has(id)) return text;
  return conditionsOn(text, id)
    .filter((part) => !isCheck(part))
    .reduce((now, { path }) => removeAt(now, [...path, 'condition']), text);
}

const isCheck = (part: object) => 'jobCheckType' in part;
