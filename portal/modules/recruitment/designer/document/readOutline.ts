import { getNodeValue } from 'jsonc-parser';
import {
  asText,
  type CheckPart,
  type FormOutline,
  type PagePart,
  type QuestionPart,
  type WrittenCondition,
} from './FormOutline.ts';
import { readJson } from './jsonText.ts';

type Members = Record<string, unknown>;

/**
 * Reads the pages and questions of a form's text. A value that is no page or question counts as an empty one,
 * so that positions agree.
 */
export function readOutline(text: string): FormOutline {
  const { root, fault } = readJson(text);
  const form = members(root && plain(getNodeValue(root)));
  if (partsIn(form) > mostParts) {
    return { pages: [], checks: [], fault: { reason: 'tooLong', offset: 0, length: 1 } };
  }
  const keys = new Set<string>();
  const pages = list(form.pages).map((page, at) => readPage(page, at, keys));
  return { pages, checks: list(form.jobChecks).map(readCheck), fault };
}

/** Twice what a form may have. Rows without end would stop the page. */
const mostParts = 1200;

const partsIn = ({ pages, jobChecks }: Members): number =>
  list(pages).reduce<number>(
    (sum, page) => sum + 1 + list(members(page).questions).length,
    list(jobChecks).length,
  );

/** The parser's objects have no prototype, which breaks code that converts them to strings. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function readPage(written: unknown, at: number, keys: Set<string>): PagePart {
  const value = members(written);
  const path = ['pages', at];
  const questions = list(value.questions).map((one, index) => readQuestion(one, at, index, keys));
  // A page has no name of its own; it is known by its place.
  return {
    path,
    key: `page ${at}`,
    value,
    condition: readCondition(value.condition),
    at,
    questions,
    written: writtenIn(members(value.schema)),
  };
}

/** The questions that a page has as a schema, by their titles; of a reference its name. */
function writtenIn({ properties, $ref }: Members): unknown[] {
  const named = Object.entries(members(properties)).map(([id, one]) => members(one).title ?? id);
  return typeof $ref === 'string' ? [$ref, ...named] : named;
}

function readQuestion(written: unknown, page: number, at: number, keys: Set<string>): QuestionPart {
  const value = members(written);
  const id = typeof value.id === 'string' ? value.id : '';
  const path = ['pages', page, 'questions', at];
  const condition = readCondition(value.condition);
  return { path, key: once(`question ${id}`, keys), value, condition, id, page, at };
}

function readCheck(written: unknown, at: number): CheckPart {
  const value = members(written);
  return {
    path: ['jobChecks', at],
    key: `check ${at}`,
    value,
    condition: readCondition(value.condition),
    at,
    jobCheckType: text(value.jobCheckType),
  };
}

function readCondition(written: unknown): WrittenCondition | null {
  if (typeof written !== 'object' || written === null) return null;
  const { questionId, mode, value, values } = members(written);
  const all = [value, ...list(values)].filter((one) => one !== undefined && one !== null);
  return { questionId: text(questionId), mode: text(mode), values: all.map(asText) };
}

function once(wanted: string, keys: Set<string>): string {
  const key = keys.has(wanted) ? once(`${wanted}'`, keys) : wanted;
  keys.add(key);
  return key;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const members = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
