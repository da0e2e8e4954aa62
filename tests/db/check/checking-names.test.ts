// Goal: names that the API cannot use are reported with their line, before a server is built from them.
// Method: modules with such names, laid over a copy of the files of a module.
import { expect, test } from 'vitest';
import { columnSchema } from '#db/tools/shapes/column-schema.ts';
import { boats, findings, table } from './support/harbour.ts';

const like = (text: string) => expect.stringContaining(text);
const capacity = 'db/modules/harbour';
const form = (name: string, module = 'harbour') => `forms/modules/${module}/${name}/schema.json`;
const schema = (properties: string) =>
  `{ "type": "object", "additionalProperties": false,\n"properties": {\n${properties}\n} }`;
const sink = (name = 'sink_boat') => `-- Sinks it.
create function app_public.${name}(input jsonb) returns void
language plpgsql as 'begin end';
`;

test('names that are ambiguous or invalid in the API are reported with their line', async () => {
  const more = `do $begin$ begin
  create type app_public.boat_kind as enum ('BÅT');
exception when duplicate_object then null;
end $begin$;
create table if not exists app_public.queries (id uuid primary key default uuidv7());
create table if not exists app_public.boat (id uuid primary key default uuidv7());
alter table app_public.boats add column if not exists account text, add column if not exists events text,
  add column if not exists price text, add column if not exists price_minor bigint;
`;
  const found = await findings(
    {
      [`${capacity}/tables/boats.rules.sql`]: `${boats}
comment on column app_public.boats.account is E'@personal none\\nOne.';
comment on column app_public.boats.events is E'@personal none\\nSome.';
comment on column app_public.boats.price_minor is 'One.';
`,
      [`${capacity}/functions/sink_boat.sql`]: sink(),
      [`${capacity}/functions/lift_boat.sql`]: sink('"lîft_boat"'),
      [`${capacity}/functions/tow_boat.sql`]: sink('"select"'),
      [form('sink_boat')]: schema('"båt": {},\n"__proto__": {},\n"constructor": {},\n"Depth": {}'),
      [form('sink_boat', 'clients')]: schema(''),
      [form('lift_boat')]: '{ "type": "string" }',
    },
    table + more,
  );
  const apart = 'fields have distinct names';
  expect(found).toEqual(
    expect.arrayContaining([
      like(`${capacity}/tables/boats.rules.sql:16 app_public.boats.account: A row's ${apart}`),
      like(`${capacity}/tables/boats.rules.sql:17 app_public.boats.events: A row's ${apart}`),
      like(`${capacity}/tables/boats.rules.sql:18 app_public.boats.price_minor: A row's ${apart}`),
      like('queries: GraphQL would call it Query, as something of its own is – Call it by what'),
      like('boats: GraphQL would call it Boat, as app_public.boat is'),
      like(
        `${capacity}/functions/lift_boat.sql:2 app_public.lîft_boat: Names are lower-case letters`,
      ),
      like(`${capacity}/functions/tow_boat.sql:2 app_public.select: Names are lower-case letters`),
      like('app_public.boat_kind: BÅT: Enum values are written as in the specification'),
      like(`${form('sink_boat')}:3 a field cannot be called båt – Write letters a to z`),
      like(`${form('sink_boat')}:4 a field cannot be called __proto__`),
      like(`${form('sink_boat')}:5 a field cannot be called constructor`),
      like(`${form('sink_boat')}:6 a field cannot be called Depth`),
      like(`${form('sink_boat', 'clients')}:1 ${form('sink_boat')} is the form of sink_boat as`),
      like(`${form('lift_boat')}:1 a form is an object of fields – Write "type": "object"`),
    ]),
  );
  expect(found.filter((one) => /^null/.test(one) && !/has no label/.test(one))).toEqual([]);
});

test('a file with invalid JSON is reported itself, with its line, and not its reader', async () => {
  const messages = 'portal/modules/harbour/messages.nb.json';
  const found = await findings({
    [`${capacity}/functions/sink_boat.sql`]: sink(),
    [form('sink_boat')]: schema('"boat": { "$ref": "../boat.json" }'),
    [form('lift_boat')]: schema('"boat": { "$ref": "../raft.json" }'),
    [form('tow_boat')]: '',
    [form('moor_boat')]: '[]',
    'forms/modules/harbour/boat.json': '{\n  "type": "object",\n}',
    'forms/modules/harbour/sink_boat/ui.json': '{\n  "ui:order": [,]\n}',
    [messages]: '{\n  "title": ,\n}',
  });
  expect(found).toEqual(
    expect.arrayContaining([
      like('forms/modules/harbour/boat.json:3 it is no JSON: property name expected – Fix'),
      like('forms/modules/harbour/sink_boat/ui.json:2 it is no JSON: value expected'),
      like(`${messages}:2 it is no JSON: value expected`),
      like(`${form('tow_boat')}:1 it is no JSON: value expected`),
      like(`${form('moor_boat')}:1 it is no object – Write {`),
      like(`${form('lift_boat')}:3 $ref ../raft.json leads to no file: raft.json`),
    ]),
  );
  expect(found.filter((one) => one.startsWith(form('sink_boat')))).toEqual([]);
  expect(found.filter((one) => one.startsWith('null'))).toEqual([]);
});

test('labels with invalid JSON are reported alone, since they include the refusal codes', async () => {
  const words = 'forms/modules/harbour/words.nb.json';
  expect(await findings({ [words]: '{\n  "nouns": { "boats": { "one" "Båt" } }\n}' })).toEqual([
    like(`${words}:2 it is no JSON: colon expected`),
  ]);
});

test('an invalid byte is reported with its line, which Postgres does not give', async () => {
  const rules = `${capacity}/tables/boats.rules.sql`;
  expect(await findings({ [rules]: boats.replace('Its name', 'Its\0name') })).toEqual([
    like(`${rules}:12 a byte in it is no text – Save the file as UTF-8`),
  ]);
});

test('a folder that belongs to no module is reported, since it is never read', async () => {
  const file = 'forms/modules/Harbour/words.nb.json';
  expect(await findings({ [file]: '{}' })).toEqual([
    like(`${file}:1 there is no module Harbour – Write db/modules/Harbour/module.md, or give`),
  ]);
});

test('forms refer to a renamed table by its new name', async () => {
  const rules = `${capacity}/tables/boats.rules.sql`;
  const columns = `${capacity}/tables/moorings.columns.generated.json`;
  const found = await findings(
    {
      [rules]: boats.replace('@section harbour', '@name Vessel\n@section harbour'),
      [`${capacity}/tables/moorings.rules.sql`]: boats.replaceAll('boats', 'moorings'),
      [columns]: '{}\n',
      [form('sink_boat')]: schema('"a": { "type": "string", "nodeType": "Vessel" }'),
      [form('lift_boat')]: schema('"b": { "type": "string", "nodeType": "Boat" }'),
      [form('moor_boat')]: schema('"c": { "column": "moorings.boat_id" }'),
    },
    `${table}${table.replaceAll('boats', 'moorings')}
alter table app_public.moorings add column if not exists boat_id uuid references app_public.boats;
create table if not exists app_public.vessels (id uuid primary key default uuidv7());
`,
  );
  const received = found.filter((one) => /nodeType|GraphQL would/.test(one));
  expect(received).toEqual([
    like('app_public.vessels: GraphQL would call it Vessel, as app_public.boats is'),
    like(
      `${form('lift_boat')}:3 nodeType Boat is no type of a row – Write Vessel, its name by @name`,
    ),
  ]);
});

test('a foreign key column to a renamed table has its new name as nodeType', () => {
  const column = { owner: 'moorings', name: 'boat_id', type: 'uuid', is_enum: false };
  const more = { enum_values: [], is_required: true, longest: null, comment: null };
  expect(
    columnSchema({ ...column, ...more, referenced: 'vessels', referenced_name: 'Vessel' }),
  ).toMatchObject({
    nodeType: 'Vessel',
  });
});

test('two lists of the same name, and a tag in the middle of a line, are reported with their lines', async () => {
  const afloat = (name: string, comment: string) => `-- Those afloat.
create function app_public.${name}() returns setof app_public.boats
language sql stable as 'select b from app_public.boats b';
comment on function app_public.${name}() is ${comment};
`;
  const rules = `${capacity}/tables/boats.rules.sql`;
  const found = await findings({
    [rules]: boats
      .replace('@section harbour', '@list')
      .replace('@label name', '@label name @hide')
      .replace('Whose it is.', 'Whose it is. @unlisted')
      .replace('\\nIts name', ' @sort\\nIts name, see @sort above'),
    [`${capacity}/functions/afloat.sql`]: afloat('afloat', `E'@list\\nSome.'`),
    [`${capacity}/functions/sunk.sql`]: afloat('sunk', "'@list boatsSunk\nSome.'"),
    [`${capacity}/functions/wrecks.sql`]: afloat('wrecks', "'@list boatsSunk\nSome.'"),
    [`${capacity}/functions/lent.sql`]: afloat('lent', "'@list boatsLent'\n'@hide\nSome.'"),
  });
  expect(found.filter((one) => /the list|begin its line/.test(one)).sort()).toEqual([
    like(`${capacity}/functions/lent.sql:4 @hide does not begin its line, so it is no tag – Break`),
    like(
      `${capacity}/functions/wrecks.sql:4 the list boatsSunk is that of app_public.sunk already`,
    ),
    like(`${rules}:11 @unlisted does not begin its line`),
    like(`${rules}:12 @sort does not begin its line`),
    like(`${rules}:8 the list boats is that of app_public.afloat already – Give it a name of its`),
    like(`${rules}:9 @hide does not begin its line`),
  ]);
});
