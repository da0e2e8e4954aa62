// Goal: whoever writes a module is told each mistake with its file, its line and what to write.
// Method: modules with mistakes, laid over a copy of the files that a module consists of.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findOffences } from '../../../check/find-offences.ts';
import tags from '../../../db/check/tags.json' with { type: 'json' };
import { env } from '../../support/env.ts';
import { historyDatabase } from '../../support/history-database.ts';
import { boats, said, table } from './support/harbour.ts';

const root = path.resolve(import.meta.dirname, '../../..');
beforeAll(() => historyDatabase());

const like = (text: string) => expect.stringContaining(text);
const schema = (properties: object, more: object = {}) =>
  JSON.stringify({ type: 'object', additionalProperties: false, properties, ...more }, null, 2);

test('nothing is wrong with what we have', async () => {
  expect(await findOffences(env.clusterUrl, root)).toEqual([]);
});

test('a word that is missing, unused, said twice or in one language only is told where it stands', async () => {
  const words = {
    nouns: { clients: { one: 'Båt', many: 'Båter' } },
    fields: { boats: { nmae: 'Navn' } },
  };
  const file = 'forms/modules/harbour/words.nb.json';
  const found = await said({ [file]: JSON.stringify(words, null, 2) });
  expect(found).toEqual(
    expect.arrayContaining([
      like(`${file}:3 the table boats has no word – Write nouns.boats in ${file}`),
      like('null:null @section harbour has no word – Write sections.harbour'),
      like(`${file}:10 nothing is called by fields.boats.nmae – Remove it`),
      like(`${file}:3 nouns.clients is said in forms/modules/clients/words.nb.json already`),
      like(
        `${file}:10 fields.boats.nmae is not said in en – Write it in forms/modules/harbour/words.en`,
      ),
    ]),
  );
});

test('a message of a screen that is a word of a module is told, one that only looks so is not', async () => {
  const screen = 'portal/modules/harbour/messages';
  const found = await said({
    [`${screen}.nb.json`]: JSON.stringify({ title: 'Kunde', go: 'Senk', due: 'Kunder' }, null, 2),
    [`${screen}.en.json`]: JSON.stringify({ title: 'Client', go: 'Sink', due: 'Guests' }, null, 2),
    'portal/modules/payout/messages.nb.json': '{ "menu": { "short": "Penger" } }',
    'portal/modules/payout/messages.en.json': '{ "menu": { "short": "Money" } }',
  });
  expect(found).toContainEqual(
    like(`${screen}.nb.json:2 title says what nouns.clients.one is called – Ask useWords()`),
  );
  expect(found.filter((one) => one.includes(screen))).toHaveLength(1);
  expect(found).toContainEqual(like('menu.short of portal/modules/payout is no module'));
});

test('a field that nobody could fill in is told, with what to write', async () => {
  const folder = 'forms/modules/harbour/sink_boat';
  const found = await said({
    'db/modules/harbour/functions/sink_boat.sql': `create function app_public.sink_boat(input jsonb) returns void
language plpgsql as $$
begin
  perform input ->> 'id';
end $$;
comment on function app_public.sink_boat(jsonb) is E'@impersonated allowed\\nSinks it.';
grant execute on function app_public.sink_boat(jsonb) to app_user;
`,
    [`${folder}/schema.json`]: schema({
      id: { type: 'string', nodeType: 'Boat' },
      besideId: { type: 'string', nodeType: 'Boat' },
      harbourIds: { type: 'array', items: { type: 'string', nodeType: 'Boat' } },
      profileId: { type: 'string', nodeType: 'FreelanceProfile' },
      known: { type: 'string', nodeType: 'Boat' },
      cargo: { type: 'object' },
      depth: { type: 'integer' },
      mode: { type: 'string', graphqlEnum: 'AccountType' },
    }),
    [`${folder}/ui.json`]: JSON.stringify(
      {
        'ui:order': ['*', 'dpeth'],
        'ui:if': [{ if: true, else: { besideId: { 'ui:widget': 'hidden' } } }],
        known: { 'ui:widget': 'hidden' },
        depth: { 'ui:widget': 'slider' },
      },
      null,
      2,
    ),
  });
  const drawn = found.filter((one) => one.startsWith(folder));
  expect(drawn.filter((one) => /nobody|control|no field/.test(one))).toEqual([
    like(
      'ui.json:10 nobody can choose besideId, since no list tells rows of Boat – Write @list and @label',
    ),
    like('schema.json:13 nobody can choose harbourIds, since no list tells rows of Boat'),
    like('schema.json:28 nobody can write cargo, since the schema does not say what it is'),
    like('ui.json:20 there is no control slider for depth – There are: choice, hidden,'),
    like(
      'schema.json:34 nobody can choose mode, since the schema does not say the values of AccountType',
    ),
    like('ui.json:4 dpeth is no field of the form'),
  ]);
});

test('a reaction to what never happens, in no state, by nobody, is told where it stands', async () => {
  const file = 'db/modules/harbour/reactions/boats.sql';
  const found = await said({
    [file]: `select app_private.begin_reactions('harbour', 'boats');
select app_private.begin_reactions('harbour', 'ships');
insert into app_public.followers (module, entity, event_type, task, while_status, condition) values
  ('harbour', 'boats', 'SUNK', 'harbour/lift_boat', null, null),
  ('harbour', 'failed_jobs', 'DISMISSED', 'harbour/count_boats', 'DISMISED', 'is_calm'),
  ('harbour', 'failed_jobs', 'RETRIED', 'core/call_webhook', null, null),
  ('harbour', 'ships', 'SUNK', 'core/release_dead_workers', null, null);
`,
    'db/modules/harbour/functions/count_boats.sql': `create function app_private.count_boats() returns void language sql as $$
  select app_private.enqueue('harbour/weigh_boats', '{}') $$;
comment on function app_private.count_boats() is E'@task harbour\\nCounts them.';
`,
    'workers/modules/harbour/crontab': '# At night.\n1 2 * * * harbour/cuont_boats ?max=3\n',
  });
  expect(found).toEqual(
    expect.arrayContaining([
      like(`${file}:4 boats: SUNK never happens – Write transitions for it, or tell of it`),
      like(`${file}:4 nobody does the job harbour/lift_boat – Write @task harbour in`),
      like('failed_jobs: DISMISED is no status – There are: FAILED, RETRIED, DISMISSED.'),
      like('there is no app_hidden.is_calm(uuid) – Write a function of app_hidden'),
      like('the worker may not execute app_private.count_boats – Write grant execute on'),
      like(`${file}:6 failed_jobs: it does not say whom to call – Write the name of an endpoint`),
      like('ships: there is no such table – Write the name of a table of app_public.'),
      like('functions/count_boats.sql:2 nobody does the job harbour/weigh_boats'),
      like('workers/modules/harbour/crontab:2 nobody does the job harbour/cuont_boats'),
    ]),
  );
});

test('a text that is missing, unsent, says what no row says or goes to nobody is told with its line', async () => {
  const room = 'db/modules/harbour/reactions';
  const mail = (body: string) => `---\nsubject: Senket\nfooter: Hei.\n---\n${body}\n`;
  const found = await said({
    [`${room}/failed_jobs.sql`]: `select app_private.begin_reactions('harbour', 'failed_jobs');
insert into app_public.followers (module, entity, event_type, task, message, recipient) values
  ('harbour', 'failed_jobs', 'DISMISSED', 'accounts/send_mail', 'seen_to', 'CAPTAIN'),
  ('harbour', 'failed_jobs', 'RETRIED', 'core/release_dead_workers', 'tried', 'error'),
  ('harbour', 'failed_jobs', 'RETRIED', 'accounts/send_sms', null, null);
`,
    [`${room}/seen_to.nb.md`]: mail('Jobben {{taks}}\n\n[Se]({{error}}/x) <b>den</b>'),
    [`${room}/tried.nb.md`]: 'Jobben {{task}} fra {{portal}}.\n',
    [`${room}/lost.en.md`]: 'Lost.\n',
    [`${room}/seen_to.en.md`]: 'Seen to.\n',
  });
  expect(found).toEqual(
    expect.arrayContaining([
      like(`${room}/failed_jobs.sql:3 CAPTAIN is nobody – Write ADMIN, MEMBER, OWNER,`),
      like(`${room}/failed_jobs.sql:4 core/release_dead_workers sends no text – Write accounts/`),
      like(`${room}/failed_jobs.sql:5 accounts/send_sms is not told what to send – Write message`),
      like(
        `${room}/seen_to.nb.md:5 {{taks}} is nothing that the row says – Did you mean {{task}}?`,
      ),
      like(`${room}/seen_to.nb.md:7 nobody knows where {{error}}/x leads – Begin with {{portal}}/`),
      like(`${room}/seen_to.nb.md:7 no mail shows html – Write paragraphs,`),
      like(`${room}/seen_to.en.md:1 it has no subject – Write "subject: …" between`),
      like(
        `${room}/failed_jobs.sql:4 the text tried is not there in en – Write ${room}/tried.en.md`,
      ),
      like(`${room}/lost.en.md:1 no reaction sends it – Remove it`),
    ]),
  );
  expect(found.filter((one) => one.startsWith(`${room}/tried.`))).toEqual([]);
});

test('mistakes that a database can be built with are told together', async () => {
  const sink = `create function app_public.sink_boat(input jsonb) returns void language plpgsql as $$
begin
  perform app_private.refuse('INVALID', 'depth');
  perform input ->> 'id';
end $$;
comment on function app_public.sink_boat(jsonb) is E'@impersonated allowed\\nSinks it.';
grant execute on function app_public.sink_boat(jsonb) to app_user;
`;
  const form = (name: string) => `forms/modules/harbour/${name}/schema.json`;
  const found = await said(
    {
      'db/modules/harbour/tables/boats.rules.sql': boats
        .replace('@section harbour', '@lst\n@search search_text\n@section people 3\n@icon sialboat')
        .replace("'Its name.'", "E'@filter\\n@prefix x\\nIts name.'"),
      'db/modules/harbour/functions/sink_boat.sql': sink,
      'db/modules/harbour/functions/lift_boat.sql': sink.replaceAll('sink_boat', 'lift_boat'),
      [form('sink_boat')]: schema({
        id: { type: 'string', nodeType: 'Bota' },
        kind: { type: 'string', graphqlEnum: 'BoatKind' },
      }),
      [form('paint_boat')]: schema({ id: { type: 'string', nodeType: 'Boat' } }),
      [form('load_boat')]: '{\n  "type": "object",\n  "properties": {,}\n}',
      [form('tow_boat')]: schema({ id: { type: 'string', maximumLength: 3 } }),
      [form('name_boat')]: schema({ name: { column: 'boats.nmae' } }),
    },
    table,
  );
  expect(found).toEqual(
    expect.arrayContaining([
      like('db/modules/harbour/tables/boats.rules.sql:8 nobody reads @lst – Did you mean @list?'),
      like('boats.rules.sql:9 @search names the column search_text, which boats does not have'),
      like('boats.rules.sql:10 @section people stands at 40 already, by app_public.users'),
      like(
        'boats.rules.sql:11 @icon names the icon sialboat, which is not there – Did you mean sailboat?',
      ),
      like('boats.rules.sql:15 @prefix says nothing of a column – Write it on a table'),
      like('boats.rules.sql:2 app_public.boats: boats_account_id_fkey'),
      like('functions/lift_boat.sql:1 app_public.lift_boat(jsonb) has no form'),
      like('functions/sink_boat.sql:3 it speaks of depth, which forms/modules/harbour/sink_boat'),
      like('sink_boat/schema.json:7 nodeType Bota is no type of a row – There are: Account,'),
      like('sink_boat/schema.json:11 graphqlEnum BoatKind is no enum'),
      like('paint_boat/schema.json:1 there is no function app_public.paint_boat(jsonb)'),
      like('load_boat/schema.json:3 '),
      like('tow_boat/schema.json:7 strict mode: unknown keyword: "maximumLength"'),
      like('name_boat/schema.json:6 column boats.nmae is not in the catalogue'),
    ]),
  );
});

test.each([
  [
    'a word that is no SQL',
    boats.replace('for select to app_user', 'for slect to app_user'),
    'db/modules/harbour/tables/boats.rules.sql:3 ',
  ],
  [
    'a column that a policy does not find',
    boats.replace('using (account_id =', 'using (acount_id ='),
    'db/modules/harbour/tables/boats.rules.sql:4 column "acount_id" does not exist',
  ],
  [
    'a column that a comment does not find',
    boats.replace('boats.name is', 'boats.nmae is'),
    'db/modules/harbour/tables/boats.rules.sql:12 column "nmae" of relation "app_public.boats"',
  ],
])('%s is told with its line', async (_what, rules, place) => {
  const found = await said({ 'db/modules/harbour/tables/boats.rules.sql': rules });
  expect(found).toEqual([like(place)]);
});

test('a module that does not say what it is, or uses what is not there, is told first', async () => {
  const page = 'db/modules/harbour/module.md';
  expect(await said({ [page]: '# harbour\n\nBoats.\n\nUses: core, acounts\n' })).toEqual([
    like(`${page}:5 it uses acounts, which is no module – There are: accounts, `),
  ]);
  expect(await said({ [page]: '# harbour\n\nBoats.' })).toEqual([
    like(`${page}:3 it does not say whom it uses`),
  ]);
  expect(await said({ 'db/modules/quay/tables/x.txt': '' })).toEqual([
    like('db/modules/quay/module.md:1 quay has no module.md'),
  ]);
});

test('every tag that is known is read by somebody', () => {
  const readers = globSync('{plugins,admin,db/check,db/modules/core}/**/*.{ts,tsx,sql}', {
    cwd: root,
  });
  const text = readers.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  // PostGraphile reads these itself.
  const theirs = [
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
      !new RegExp(`tags\\b.{0,40}\\b${tag}\\b|['\`]${tag}[.'\`]|\\^@${tag}\\b`, 's').test(text),
  );
  expect(unread).toEqual([]);
});
