import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formEdits } from './formEdits.ts';
import { nodeAt, rawOf, readJson } from './jsonText.ts';
import { readOutline } from './readOutline.ts';

// Goal: after any edit in the outline the text is valid JSON, and untouched parts are unchanged to the letter.
// Method: forms in any layout, with unknown members, and edits in any order.

const spaces = fc.constantFrom('', ' ', '\n', '\n  ', '\r\n\t', '  ');
const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', '__proto__', 'pages', 'æ');
const oddValue = fc.constantFrom('1.0', '1e3', '"\\u00e6"', '[ ]', '{ "x" :1}', 'null', '"]},{"');

/** A question in free layout: members in any order, numbers and letters in any notation. */
const question = fc
  .record({ id: name, odd: oddValue, gap: spaces, on: fc.option(name), swapped: fc.boolean() })
  .map(({ id, odd, gap, on, swapped }) => {
    const condition = `"condition":${gap}{ "mode": "SHOW_IF_MATCH","questionId": "${on}", "value": "x" }`;
    const members = [`"id":${gap}"${id}"`, `"own" : ${odd}`, ...(on ? [condition] : [])];
    return `{${gap}${(swapped ? members.toReversed() : members).join(`,${gap}`)}${gap}}`;
  });
const listOf = (items: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(items, { maxLength: 4 }), spaces)
    .map(([all, gap]) => `[${gap}${all.join(`${gap},${gap}`)}${gap}]`);
const page = fc
  .tuple(listOf(question), spaces, fc.boolean())
  .map(([questions, gap, isNumbered]) =>
    isNumbered
      ? `{${gap}"pageNumber": 1, "questions":${questions},"more": 2.50}`
      : `{"title": "T"${gap}, "questions"${gap}:${gap}${questions}}`,
  );
const form = fc
  .tuple(listOf(page), spaces)
  .map(
    ([pages, gap]) => `{${gap}"version":${gap}1.00,"pages":${pages},${gap}"end": "as it is"${gap}}`,
  );

const at = fc.nat({ max: 5 });
const place = fc.record({ page: at, at });
type Edit = (text: string) => string;
const edit: fc.Arbitrary<Edit> = fc.oneof(
  at.map(
    (to): Edit =>
      (text) =>
        formEdits.addPage(text, to, { title: 'New', questions: [] }),
  ),
  fc.tuple(at, at).map(
    ([from, to]): Edit =>
      (text) =>
        formEdits.movePage(text, from, to),
  ),
  at.map(
    (from): Edit =>
      (text) =>
        formEdits.duplicatePage(text, from),
  ),
  at.map(
    (from): Edit =>
      (text) =>
        formEdits.removePage(text, from),
  ),
  place.map(
    (to): Edit =>
      (text) =>
        formEdits.addQuestion(text, to, { id: 'new', options: ['A'] }),
  ),
  fc.tuple(place, place).map(
    ([a, b]): Edit =>
      (text) =>
        formEdits.moveQuestion(text, a, b),
  ),
  place.map(
    (one): Edit =>
      (text) =>
        formEdits.duplicateQuestion(text, one),
  ),
  place.map(
    (one): Edit =>
      (text) =>
        formEdits.removeQuestion(text, one),
  ),
  place.map(
    (one): Edit =>
      (text) =>
        formEdits.renameQuestion(text, one, 'renamed'),
  ),
  fc.tuple(place, oddValue).map(
    ([{ page: p, at: q }, value]): Edit =>
      (text) =>
        formEdits.set(text, ['pages', p, 'questions', q, 'label'], JSON.parse(value)),
  ),
);

/** Every question as it is written, by its id. */
function questionsIn(text: string): string[] {
  const { root } = readJson(text);
  return readOutline(text).pages.flatMap(({ questions }) =>
    questions.map(({ path }) => rawOf(text, nodeAt(root, path)!)),
  );
}

describe('edits in the outline', () => {
  it('keep the text valid and everything around the pages unchanged', () => {
    fc.assert(
      fc.property(form, fc.array(edit, { maxLength: 12 }), (initial, edits) => {
        const edited = edits.reduce((text, one) => one(text), initial);
        expect(() => JSON.parse(edited)).not.toThrow();
        expect(readJson(edited).fault).toBeNull();
        expect(edited.startsWith(initial.slice(0, initial.indexOf('"pages":[')))).toBe(true);
        expect(edited.endsWith(initial.slice(initial.lastIndexOf(',')))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('do not change the text of other questions', () => {
    const moves = fc.oneof(
      fc.tuple(place, place).map(
        ([a, b]): Edit =>
          (text) =>
            formEdits.moveQuestion(text, a, b),
      ),
      fc.tuple(at, at).map(
        ([a, b]): Edit =>
          (text) =>
            formEdits.movePage(text, a, b),
      ),
      at.map(
        (to): Edit =>
          (text) =>
            formEdits.addPage(text, to, { title: 'New' }),
      ),
    );
    fc.assert(
      fc.property(form, fc.array(moves, { maxLength: 12 }), (initial, edits) => {
        const edited = edits.reduce((text, one) => one(text), initial);
        expect(questionsIn(edited).sort()).toEqual(questionsIn(initial).sort());
      }),
      { numRuns: 400 },
    );
  });

  it('change only the text of the edited question', () => {
    fc.assert(
      fc.property(form, place, oddValue, (initial, { page: p, at: q }, value) => {
        const path = ['pages', p, 'questions', q];
        const edited = formEdits.set(initial, [...path, 'own'], JSON.parse(value));
        const touched = nodeAt(readJson(initial).root, path);
        const { offset, length } = touched ?? { offset: initial.length, length: 0 };
        expect(edited.startsWith(initial.slice(0, offset))).toBe(true);
        expect(edited.endsWith(initial.slice(offset + length))).toBe(true);
        if (!touched) expect(edited).toBe(initial);
      }),
    );
  });
});

const two = `{
  "pages": [
    { "pageNumber": 1, "title": "Om deg",
      "questions": [
        { "id": "a",   "label": "Førerkort?" },
        { "id": "b", "condition": { "questionId": "a", "mode": "SHOW_IF_MATCH", "value": "ja" } }
      ] },
    { "pageNumber": 2, "title": "Mer", "questions": [] }
  ]
}
`;

describe('an edit', () => {
  it('moves a question to another page with its layout', () => {
    const moved = formEdits.moveQuestion(two, { page: 0, at: 0 }, { page: 1, at: 0 });
    expect(moved).toContain('{ "id": "a",   "label": "Førerkort?" }');
    expect(readOutline(moved).pages.map((one) => one.questions.map(({ id }) => id))).toEqual([
      ['b'],
      ['a'],
    ]);
  });

  it('renumbers pages that have a number', () => {
    const moved = formEdits.movePage(two, 0, 1);
    const pages = readOutline(moved).pages.map(({ value }) => [value.title, value.pageNumber]);
    expect(pages).toEqual([
      ['Mer', 1],
      ['Om deg', 2],
    ]);
  });

  it('removes conditions on a removed question, and renames those on a renamed one', () => {
    const without = formEdits.removeQuestion(two, { page: 0, at: 0 });
    expect(JSON.parse(without).pages[0].questions).toEqual([{ id: 'b' }]);
    const renamed = formEdits.renameQuestion(two, { page: 0, at: 0 }, 'licence');
    expect(JSON.parse(renamed).pages[0].questions[1].condition.questionId).toBe('licence');
  });

  it('gives the questions of a copied page ids of their own, also in their conditions', () => {
    const { pages } = JSON.parse(formEdits.duplicatePage(two, 0));
    expect(pages[1].questions.map(({ id }: { id: string }) => id)).toEqual(['a_2', 'b_2']);
    expect(pages[1].questions[1].condition.questionId).toBe('a_2');
    expect(pages[0].questions[1].condition.questionId).toBe('a');
  });

  it('uses the layout of the text around it', () => {
    const added = formEdits.addQuestion(two, { page: 1, at: 0 }, { id: 'c', options: ['A'] });
    expect(added).toContain(
      `"questions": [
        {
          "id": "c",
          "options": [
            "A"
          ]
        }
      ] }`.replaceAll('\n  ', '\n'),
    );
    const oneLine = formEdits.addQuestion(
      '{"pages":[{"questions":[]}]}',
      { page: 0, at: 0 },
      { id: 'c' },
    );
    expect(oneLine).toBe('{"pages":[{"questions":[{"id":"c"}]}]}');
    expect(formEdits.addPage('{}', 0, { title: 'A' })).toBe(
      '{\n  "pages": [\n    {\n      "title": "A"\n    }\n  ]\n}',
    );
  });
});

it('questions that a page has as a schema are named, since only its text can change them', () => {
  const title = { nb: 'Sted', en: 'City' };
  const schema = { $ref: '#/definitions/more', properties: { city: { title }, age: {} } };
  const [page] = readOutline(JSON.stringify({ pages: [{ schema }, {}] })).pages;
  expect(page?.written).toEqual(['#/definitions/more', title, 'age']);
  expect(readOutline('{"pages":[{"schema":{"properties":3}}]}').pages[0]?.written).toEqual([]);
});
