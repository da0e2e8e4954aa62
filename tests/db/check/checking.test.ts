// Goal: each error in a module is reported with its file, its line and its correction.
// Method: modules with errors, laid over a copy of the files of a module.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import tags from '#db/check/tags.json' with { type: 'json' };
import { findOffences } from '#tools/check/find-offences.ts';
import { env } from '../../support/env.ts';
import { historyDatabase } from '../../support/history-database.ts';
import { boats, findings, table } from './support/harbour.ts';

const root = path.resolve(import.meta.dirname, '../../..');
beforeAll(() => historyDatabase());

const like = (text: string) => expect.stringContaining(text);
const schema = (properties: object, more: object = {}) =>
  JSON.stringify({ type: 'object', additionalProperties: false, properties, ...more }, null, 2);

test('the repository has no offence', async () => {
  expect(await findOffences(env.clusterUrl, root)).toEqual([]);
});

const transitions = 'db/modules/harbour/transitions/boats.sql';
const states = {
  [transitions]: `select app_private.begin_transitions('boats');
insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors) values
  ('boats', 'create', null, 'AFLOAT', 'OTHERS', '{OWNER}'),
  ('boats', 'sink', 'AFLOAT', 'SNUK', 'BAD_END', '{OWNER}');
`,
};
const stateful = `do $begin$ begin
  create type app_public.boat_status as enum ('AFLOAT', 'SUNK');
exception when duplicate_object then null;
end $begin$;
${table.replace('name text', `status app_public.boat_status not null default 'AFLOAT',\n  name text`)}`;

test('errors that a database can be built with are reported together', async () => {
  const sink = `create function app_public.sink_boat(input jsonb) returns void language plpgsql as $$
begin
  perform app_private.refuse('INVALID', 'depth');
  perform input ->> 'id';
end $$;
comment on function app_public.sink_boat(jsonb) is E'@impersonated allowed\\nSinks it.';
grant execute on function app_public.sink_boat(jsonb) to app_user;
`;
  const form = (name: string) => `forms/modules/harbour/${name}/schema.json`;
  const found = await findings(
    {
      'db/modules/harbour/tables/boats.rules.sql': boats
        .replace('(select app_hidden.current_account_id())', 'app_hidden.current_account_id()')
        .replace('@section harbour', '@lst\n@search search_text\n@section people 3\n@icon sialboat')
        .replace('@label name', '@label name nmae')
        .replace("E'@personal none\\nIts name.'", "E'@filter\\n@prefix x\\nIts name.'"),
      'db/modules/harbour/functions/sink_boat.sql': sink,
      'db/modules/harbour/functions/lift_boat.sql': sink
        .replaceAll('sink_boat', 'lift_boat')
        .replace("E'@impersonated", "E'@performs boats lift\\n@impersonated"),
      'db/modules/harbour/functions/bail_boats.sql': `create function app_private.bail_boats() returns void
language plpgsql as $$
begin
  if;
end $$;
comment on function app_private.bail_boats() is 'Bails them.';
`,
      'db/modules/harbour/functions/count_clients.sql': `create function app_private.count_clients() returns bigint
language sql as 'select count(*) from app_public.clients';
comment on function app_private.count_clients() is 'Counts them.';
`,
      [form('sink_boat')]: schema({
        id: { type: 'string', nodeType: 'Bota' },
        kind: { type: 'string', graphqlEnum: 'BoatKind' },
      }),
      [form('paint_boat')]: schema({ id: { type: 'string', nodeType: 'Boat' } }),
      [form('load_boat')]: '{\n  "type": "object",\n  "properties": {,}\n}',
      [form('tow_boat')]: schema({ id: { type: 'string', maximumLength: 3 } }),
      [form('name_boat')]: schema({ name: { column: 'boats.nmae' } }),
      'db/modules/harbour/tables/boats.columns.generated.json': `{
  "name": {"type":"string","maxLength":9,"description":"Its name."}
}
`,
      ...states,
    },
    stateful,
  );
  expect(found).toEqual(
    expect.arrayContaining([
      like('db/modules/harbour/tables/boats.rules.sql:8 nobody reads @lst – Did you mean @list?'),
      like('boats.rules.sql:9 @search names the column search_text, which boats does not have'),
      like('boats.rules.sql:10 @section people stands at 40 already, by app_public.users'),
      like(
        'boats.rules.sql:11 @icon names the icon sialboat, which is not there – Did you mean sailboat?',
      ),
      like('boats.rules.sql:12 @label names the column nmae, which boats does not have'),
      like('boats.rules.sql:15 @prefix says nothing of a column – Write it on a table'),
      like('boats.rules.sql:2 app_public.boats: boats_account_id_fkey'),
      like('functions/lift_boat.sql:1 app_public.lift_boat(jsonb) has no form'),
      like('functions/sink_boat.sql:3 it names depth, which forms/modules/harbour/sink_boat'),
      like('sink_boat/schema.json:7 nodeType Bota is no type of a row – Did you mean Boat?'),
      like('sink_boat/schema.json:11 graphqlEnum BoatKind is no enum'),
      like('paint_boat/schema.json:1 there is no function app_public.paint_boat(jsonb)'),
      like('load_boat/schema.json:3 '),
      like('tow_boat/schema.json:7 strict mode: unknown keyword: "maximumLength"'),
      like('name_boat/schema.json:6 column boats.nmae is not in the catalogue'),
      like(`${transitions}:4 boats: sink leads to or from SNUK`),
      like(`${transitions}:4 boats: sink: Every action open to people has a function`),
      like(`${transitions}:1 boats: SUNK: Every value of a status with transitions`),
      like(
        'functions/lift_boat.sql:6 app_public.lift_boat(jsonb): "@performs boats lift": An action named',
      ),
      like(
        'boats.rules.sql:3 app_public.boats: "members read their account\'s boats": Policies read',
      ),
      like('functions/bail_boats.sql:4 app_private.bail_boats(): missing "THEN" at end of SQL'),
      like(
        'functions/count_clients.sql:2 it uses app_public.clients of clients – Write clients into',
      ),
      like('boats.columns.generated.json:2 id differs from the database – Run npm run db'),
    ]),
  );
});

test.each([
  [
    'a syntax error',
    boats.replace('for select to app_user', 'for slect to app_user'),
    'db/modules/harbour/tables/boats.rules.sql:3 ',
  ],
  [
    'an unknown column in a policy',
    boats.replace('using (account_id =', 'using (acount_id ='),
    'db/modules/harbour/tables/boats.rules.sql:4 column "acount_id" does not exist',
  ],
  [
    'an unknown column in a comment',
    boats.replace('boats.name is', 'boats.nmae is'),
    'db/modules/harbour/tables/boats.rules.sql:12 column "nmae" of relation "app_public.boats"',
  ],
])('%s is reported with its line', async (_what, rules, place) => {
  const found = await findings({ 'db/modules/harbour/tables/boats.rules.sql': rules });
  expect(found).toEqual([like(place)]);
});

test('an unknown column in a body is reported with its line, before the body runs', async () => {
  const file = 'db/modules/harbour/functions/paint_boats.sql';
  const found = await findings(
    {
      [file]: `create function app_private.paint_boats() returns void language plpgsql as $$
declare
  v_boat app_public.boats;
begin
  -- v_boat.gone is only mentioned, and so is update app_public.boats set lost = 1.
  insert into app_public.boats (account_id, nmae) values (null, 'a, b = c');
  update app_public.boats b set name = coalesce(b.name, 'where x = 1, y = 2'), colour = 'red', (depth, name) = (1, 2)
  where b.name = v_boat.naem;
  update app_public.boats set status = 'SNUK' where status = 'AFLOAT';
  select * into v_boat from app_public.boats;
end $$;
comment on function app_private.paint_boats() is 'Paints them.';
`,
    },
    stateful,
  );
  const received = found.filter((one) => one.startsWith(file));
  expect(received).toEqual([
    like(`${file}:6 app_public.boats has no column nmae – Did you mean name? It has: id, account`),
    like(`${file}:7 app_public.boats has no column colour`),
    like(`${file}:7 app_public.boats has no column depth`),
    like(`${file}:9 app_public.boats.status is never SNUK – Did you mean SUNK? There are: AFLOAT,`),
    like(`${file}:8 app_public.boats has no column naem`),
  ]);
});

test('a module without a description or with an unknown dependency is reported first', async () => {
  const page = 'db/modules/harbour/module.md';
  expect(await findings({ [page]: '# harbour\n\nBoats.\n\nUses: core, acounts\n' })).toEqual([
    like(`${page}:5 it uses acounts, which is no module – There are: accounts, `),
  ]);
  expect(await findings({ [page]: '# harbour\n\nBoats.' })).toEqual([
    like(`${page}:3 it does not say whom it uses`),
  ]);
  expect(await findings({ 'db/modules/quay/tables/x.txt': '' })).toEqual([
    like('db/modules/quay/module.md:1 quay has no module.md'),
  ]);
});

test('every known tag has a reader', () => {
  const readers = globSync(
    '{plugins,admin,db/check,db/modules/{core,accounts,invoicing}}/**/*.{ts,tsx,sql}',
    {
      cwd: root,
    },
  );
  const text = readers.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  // Tags that PostGraphile reads itself.
  const theirs = [
    'backwardBehavior',
    'behavior',
    'deprecated',
    'foreignKey',
    'notNull',
    'primaryKey',
    'omit',
    'simpleCollections',
  ];
  const unread = Object.keys(tags).filter(
    (tag) =>
      !theirs.includes(tag) &&
      !new RegExp(
        `tags\\b.{0,40}\\b${tag}\\b|['\`]${tag}[.'\`]|(?:\\^|\\\\n\\))@${tag}\\b`,
        's',
      ).test(text),
  );
  expect(unread).toEqual([]);
});
