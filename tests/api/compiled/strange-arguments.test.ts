// Goal: no argument value of a query causes an internal error, and both APIs refuse it alike.
// Method: every scalar in the arguments and filters of both APIs is sent strange values, and each
// date all of them.
import type { GraphQLObjectType } from 'grafast/graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldMark } from '#plugins/core/marks/field-mark.ts';
import { productFiles } from '#plugins/graphile.config.ts';
import { type Api, createApi } from '#tests/api/core/support/create-api.ts';
import { post } from '#tests/api/hostile/support/post.ts';
import { type BothWays, bothWays } from './support/both-ways.ts';
import { type ScalarPlace, scalarPlaces, strangeValues } from './support/strange-arguments.ts';

const perPlace = 2;

let both: BothWays;
let admin: Api;
let rows: Map<string, string>;
beforeAll(async () => {
  both = await bothWays(3, 1);
  const world = { connectionString: both.database.authenticatorUrl };
  admin = await createApi(world, 'admin', { ...productFiles, isOpen: true });
  rows = await rowIds();
});
afterAll(async () => {
  await admin?.[Symbol.asyncDispose]();
  await both?.[Symbol.asyncDispose]();
});

/** A row that the owner can read, for each type with arguments. */
async function rowIds(): Promise<Map<string, string>> {
  const node = both.compiled.schema.getQueryType()!.getFields().node!;
  const { tables } = node.extensions.marked!.mark as Extract<FieldMark, { kind: 'node' }>;
  const found = new Map<string, string>();
  for (const [prefix, ids] of both.ids) {
    const { typeName } = tables.get(prefix)!;
    const fields = (both.compiled.schema.getType(typeName) as GraphQLObjectType).getFields();
    const hasArguments = Object.values(fields).some(({ args }) => args.length > 0);
    for (const id of hasArguments ? ids : []) {
      const body = { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id } };
      const { text } = await post(both.planned.url, body, both.callers.owner);
      if (text.includes(id)) found.set(typeName, id);
    }
  }
  return found;
}

/**
 * All values for arguments below a row and for a function's date; other arguments get different
 * values in turn.
 */
const valuesFor = ({ scalar, name, query }: ScalarPlace, at: number, perOther: number) =>
  query.includes('node(id') || (scalar === 'Date' && !name.includes('filter'))
    ? strangeValues
    : Array.from(
        { length: perOther },
        (_, i) => strangeValues[(at + i * 13) % strangeValues.length],
      );

const isFault = (text: string) => /"(INTERNAL|UNAVAILABLE|ATTEMPTS_LIMIT_EXCEEDED)"/.test(text);

test('no argument of the portal’s queries causes an internal error, and both APIs answer alike', async () => {
  const places = scalarPlaces(both.compiled.schema, rows);
  expect(places.map(({ name }) => name)).toContain('lineRates(invoicedOn: Date)');
  const wrong: string[] = [];
  for (const [at, place] of places.entries()) {
    for (const value of valuesFor(place, at, perPlace)) {
      const body = { query: place.query, variables: place.variables(value) };
      const { compiled, planned } = await both.ask(body, both.callers.owner!);
      const isAlike = compiled.status === planned.status && compiled.text === planned.text;
      if (isAlike && planned.status < 500 && !isFault(planned.text)) continue;
      wrong.push(`${place.name} ${JSON.stringify(value)}: ${compiled.text} | ${planned.text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...both.compiled.faults, ...both.planned.faults]).toEqual([]);
});

test('no argument of the console’s queries causes an internal error', async () => {
  const wrong: string[] = [];
  // For equal arguments of many fields, such as `first`, only the first is tried.
  const places = new Map<string, ScalarPlace>();
  for (const place of scalarPlaces(admin.schema, new Map())) {
    const argument = place.name.replace(/^\w+/, '');
    places.set(argument, places.get(argument) ?? place);
  }
  for (const [at, place] of [...places.values()].entries()) {
    for (const value of valuesFor(place, at, 1)) {
      const body = { query: place.query, variables: place.variables(value) };
      const { status, text } = await post(admin.url, body, both.callers.operator);
      if (status >= 500 || isFault(text)) wrong.push(`${place.name} ${value}: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(admin.faults).toEqual([]);
});

const refusal = (column: number) => ({
  errors: [
    {
      message: 'invoicedOn must be a day, such as 2026-03-02.',
      locations: [{ line: 1, column }],
      extensions: { code: 'INVALID', path: 'invoicedOn' },
    },
  ],
});

test.each(['x', '', '2026-02-30', 'infinity', 'now', '0000-01-01'])(
  'the day %j is refused at its argument: as a literal, a variable and its default, in a query and a payload',
  async (day) => {
    const id = rows.get('FreelanceProfile');
    const rates = (value: string) => `lineRates(invoicedOn: ${value}) { vatRates }`;
    const found = (value: string) =>
      `node(id: "${id}") { ... on FreelanceProfile { ${rates(value)} } }`;
    const literal = JSON.stringify(day);
    const bodies: { query: string; variables?: object }[] = [
      { query: `{ ${found(literal)} }` },
      { query: `query ($day: Date) { ${found('$day')} }`, variables: { day } },
      { query: `query ($day: Date = ${literal}) { ${found('$day')} }` },
      {
        query: `mutation ($day: Date) { createFreelanceProfile(input: {}) { freelanceProfile { ${rates('$day')} } } }`,
        variables: { day },
      },
    ];
    for (const body of bodies) {
      const { compiled, planned } = await both.ask(body, both.callers.owner!);
      const column = body.query.indexOf('invoicedOn') + 1;
      expect(JSON.parse(compiled.text), body.query).toEqual(refusal(column));
      expect(planned).toEqual(compiled);
    }
  },
);

test('a date, null and an absent value are read', async () => {
  const id = rows.get('FreelanceProfile');
  const query = `query ($day: Date) { node(id: "${id}") { ... on FreelanceProfile { lineRates(invoicedOn: $day) { vatRates } } } }`;
  for (const variables of [{ day: '2026-03-02' }, { day: null }, {}]) {
    const { planned } = await both.ask({ query, variables }, both.callers.owner!);
    expect(planned.text).toContain('"vatRates":[');
  }
});

test('an invalid date in a row or from a function is still an internal error', async () => {
  await both.database.committed((tx) =>
    tx.query(`create or replace function app_hidden.today() returns date language sql stable as
      $$ select ('no ' || now())::date $$`),
  );
  const id = rows.get('FreelanceProfile');
  const query = `{ node(id: "${id}") { ... on FreelanceProfile { lineRates { vatRates } } } }`;
  const { compiled, planned } = await both.ask({ query }, both.callers.owner!);
  expect(compiled.text).toContain('"INTERNAL"');
  expect(planned).toEqual(compiled);
});
