import { expect, test } from 'vitest';
import { promptForTables } from '#tools/authoring/prompt-for-tables.ts';

// Goal: a user who knows no SQL describes tables by answering questions, and an invalid answer is
// requested again.
// Method: answers are read from a list.

const answering = (answers: string[]) => {
  const stated: string[] = [];
  const ask = async (question: string) => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`no answer to ${question}`);
    return answer;
  };
  return { said: stated, statements: promptForTables(ask, (text) => stated.push(text)) };
};

test('tables with a text, values, money and the table they reference', async () => {
  const berths = ['berths', 'label', 'text', 'kind', 'QUAY BUOY', 'rent', 'money', ''];
  const trips = ['trips', 'berth', 'berths', 'sails_on', 'date', ''];
  const { said: stated, statements } = answering([...berths, ...trips, '']);
  expect(await statements).toBe(`create type berths_kind as enum ('QUAY', 'BUOY');
create table berths (
  label text not null check (length(label) between 1 and 200),
  kind berths_kind not null,
  rent_minor bigint not null check (rent_minor >= 0)
);
create table trips (
  berth_id uuid not null references berths,
  sails_on date not null
);`);
  expect(stated).toEqual([]);
});

test('an answer that no database accepts is reported and requested again', async () => {
  const name = ["boats'; drop", 'boats', '', 'name', 'wood', 'text', 'name', ''];
  const { said: stated, statements } = answering([...name, 'boats', '']);
  expect(await statements).toContain('create table boats');
  expect(stated).toEqual([
    `"boats'; drop" is no name: small letters, digits and underscores.`,
    'A table has one field at least.',
    '"wood" is none of these.',
    'boats has name already.',
    'There is boats already.',
  ]);
});
