// Goal: an error in a label, a message or a field of a form is reported with its line and its correction.
// Method: modules with errors, laid over a copy of the files of a module.
import { expect, test } from 'vitest';
import { findings } from './support/harbour.ts';

const like = (text: string) => expect.stringContaining(text);
const refusing = (
  code: string,
) => `create function app_private.moor_${code.toLowerCase()}() returns void
language sql as $$ select app_private.refuse('${code}') $$;
comment on function app_private.moor_${code.toLowerCase()}() is 'Refuses.';
`;
const schema = (properties: object, more: object = {}) =>
  JSON.stringify({ type: 'object', additionalProperties: false, properties, ...more }, null, 2);

test('a label that is missing, unused, duplicate or in one language only is reported with its line', async () => {
  const words = {
    nouns: { clients: { one: 'Båt', many: 'Båter' } },
    fields: { boats: { nmae: 'Navn' } },
  };
  const file = 'forms/modules/harbour/words.nb.json';
  const found = await findings({ [file]: JSON.stringify(words, null, 2) });
  expect(found).toEqual(
    expect.arrayContaining([
      like(`${file}:3 the table boats has no label – Write nouns.boats in ${file}`),
      like(`${file}:1 @section harbour has no label – Write sections.harbour in ${file}`),
      like(`${file}:10 fields.boats.nmae labels nothing – Remove it`),
      like(`${file}:3 nouns.clients is in forms/modules/clients/words.nb.json already`),
      like(
        `${file}:10 fields.boats.nmae is missing in en – Write it in forms/modules/harbour/words.en`,
      ),
    ]),
  );
});

test('a name stored in a text column needs a label where operators read it, and the report names its column', async () => {
  const transitions = 'db/modules/harbour/transitions/boats.sql';
  const file = 'forms/modules/harbour/words.nb.json';
  const found = await findings({
    [transitions]: `-- 'beach' is only mentioned here.
select app_private.begin_transitions('boats');
insert into app_public.transitions (entity, action, from_status, to_status, outcome, actors, condition) values
  ('boats', 'create', null, 'AFLOAT', 'OTHERS', '{OWNER,MEMBER}', null),
  ('boats', 'beach', 'AFLOAT', 'SUNK', 'BAD_END', '{OWNER,DIVER}', 'has_run_aground');
`,
    'db/modules/harbour/seeds/rates.sql': `insert into app_public.rates (rate_key, value, unit, valid, source)
values ('berth_fee', 8, 'PERCENT', '[2030-01-01,)', 'Test');
`,
    'db/modules/harbour/seeds/line_rules.sql': `update app_public.line_rules set required_fields = '{description,depth}'
where line_type = 'WORK';
`,
    'db/modules/harbour/module.md': '# harbour\n\nBoats.\n\nUses: core, accounts, invoicing\n',
  });
  const missing = found.filter((one) => one.includes('holds, in'));
  expect(missing.sort()).toEqual(
    [
      [1, 'DIVER', 'transitions.actors', `${transitions}:5`],
      [1, 'beach', 'transitions.action', `${transitions}:5`],
      [1, 'berth_fee', 'rates.rate_key', 'db/modules/harbour/seeds/rates.sql:2'],
      [1, 'depth', 'line_rules.required_fields', 'db/modules/harbour/seeds/line_rules.sql:1'],
      [1, 'has_run_aground', 'transitions.condition', `${transitions}:5`],
    ].map(([line, name, column, where]) =>
      like(
        `${file}:${line} ${name}, which ${column} holds, in ${where}, has no label – Write values.*.${name} in ${file}`,
      ),
    ),
  );
});

test('the message of a refusal code that only one module uses belongs to that module', async () => {
  const refusal = { 'db/modules/harbour/functions/moor_boat.sql': refusing('VALIDATION_FAILED') };
  const central = 'forms/modules/core/words.nb.json';
  const own = 'forms/modules/harbour/words.nb.json';
  const received = like(
    `only harbour refuses with VALIDATION_FAILED – Move errors.VALIDATION_FAILED to ${own}`,
  );
  expect((await findings(refusal)).filter((one) => one.startsWith(central))).toEqual([received]);
  // A code of two modules belongs to core.
  const both = {
    ...refusal,
    'db/modules/clients/functions/moor.sql': refusing('VALIDATION_FAILED'),
  };
  expect((await findings(both)).filter((one) => one.includes('VALIDATION_FAILED'))).toEqual([]);
});

test('a screen message that repeats a label of a module is reported, and a similar one is not', async () => {
  const screen = 'portal/modules/harbour/messages';
  const found = await findings({
    [`${screen}.nb.json`]: JSON.stringify({ title: 'Kunde', go: 'Senk', due: 'Kunder' }, null, 2),
    [`${screen}.en.json`]: JSON.stringify({ title: 'Client', go: 'Sink', due: 'Guests' }, null, 2),
    'portal/modules/payout/messages.nb.json': '{ "menu": { "short": "Penger" }, "tie": "Fortøy" }',
    'portal/modules/payout/messages.en.json': '{ "menu": { "short": "Money" }, "tie": "Moor" }',
    'db/modules/harbour/module.md': '# harbour\n\nBoats.\n\nUses: core, accounts, clients\n',
    'forms/modules/harbour/words.nb.json': '{ "fields": { "boats": { "name": "Fortøy" } } }',
    'forms/modules/harbour/words.en.json': '{ "fields": { "boats": { "name": "Moor" } } }',
  });
  expect(found).toContainEqual(
    like(`${screen}.nb.json:2 title repeats the label nouns.clients.one – Use useWords()`),
  );
  expect(found.filter((one) => one.includes(screen))).toHaveLength(1);
  // The screens of other modules need no change for the labels of a new module.
  expect(found.filter((one) => one.includes('tie says'))).toEqual([]);
  expect(found).toContainEqual(like('menu.short of portal/modules/payout is no label'));
});

test('an unreadable form is reported alone: the labels of its fields are not reported as unused', async () => {
  const form = 'forms/modules/harbour/sink_boat/schema.json';
  const found = await findings({
    [form]: schema({ quay: { $ref: '../quays.json' } }),
    'forms/modules/harbour/words.nb.json': '{ "fields": { "sink_boat": { "quay": "Brygge" } } }',
    'forms/modules/harbour/words.en.json': '{ "fields": { "sink_boat": { "quay": "Quay" } } }',
  });
  expect(found.filter((one) => one.startsWith(form))).not.toEqual([]);
  expect(found.filter((one) => one.includes(' labels nothing'))).toEqual([]);
});

test('a field that no user can fill in is reported, with its correction', async () => {
  const folder = 'forms/modules/harbour/sink_boat';
  const found = await findings({
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
  const rendered = found.filter((one) => one.startsWith(folder));
  expect(rendered.filter((one) => /no choices|control|no field/.test(one))).toEqual([
    like(
      'ui.json:10 besideId has no choices, since no list shows rows of Boat – Write @list and @label',
    ),
    like('schema.json:13 harbourIds has no choices, since no list shows rows of Boat'),
    like('schema.json:28 cargo has no control, since the schema has no type for it'),
    like('ui.json:20 there is no control slider for depth – There are: choice, hidden,'),
    like(
      'schema.json:34 mode has no choices, since the schema does not list the values of AccountType',
    ),
    like('ui.json:4 dpeth is no field of the form'),
  ]);
});

test('a text in the wrong language is reported, and one that is the same in both is not', async () => {
  const file = 'forms/modules/harbour/words';
  const screen = 'portal/modules/harbour/messages';
  const letter = 'db/modules/harbour/reactions/boat_sunk';
  const words = (sections: object) => JSON.stringify({ sections }, null, 2);
  const found = await findings({
    [`${file}.nb.json`]: words({
      harbour: 'Lånt',
      quay: 'Alarm',
      pier: 'Båten er lånt ut',
      dock: 'The boat of you',
      mole: 'Mast height',
      buoy: 'Price',
      lock: 'Forfall',
      lamp: 'OCR giro',
    }),
    [`${file}.en.json`]: words({
      harbour: 'Lånt',
      quay: 'Alarm',
      pier: 'Boat på loan',
      dock: 'Pay 100 øre in Ålesund',
      mole: 'Mast height',
      buoy: 'Price',
      lock: 'Forfall',
      lamp: 'OCR giro',
    }),
    [`${screen}.nb.json`]: '{ "a": { "b": "Hei {{the}} {{of}} {{and}}" } }',
    [`${screen}.en.json`]: '{ "a": { "b": "Dette er lånt" } }',
    [`${letter}.nb.md`]: '---\nsubject: Senket\n---\nDen er senket.\n',
    [`${letter}.en.md`]: '---\nsubject: Sunk\n---\nDen er sunk.\n',
  });
  expect(found.filter((one) => one.includes('seems to be'))).toEqual([
    like(`${letter}.en.md:4 line 4 seems to be Norwegian, in a file of English texts – Write`),
    like(`${file}.en.json:3 sections.harbour seems to be Norwegian, in a file of English texts`),
    like(`${file}.en.json:5 sections.pier seems to be Norwegian, in a file of English texts`),
    like(`${file}.en.json:9 sections.lock seems to be Norwegian, in a file of English texts`),
    like(`${file}.nb.json:6 sections.dock seems to be English, in a file of Norwegian texts`),
    like(`${file}.nb.json:7 sections.mole seems to be English, in a file of Norwegian texts`),
    like(`${file}.nb.json:8 sections.buoy seems to be English, in a file of Norwegian texts`),
    like(`${screen}.en.json:1 a.b seems to be Norwegian, in a file of English texts`),
  ]);
});

test('a form that does not fit its function is reported: the compared version, a value without a label, a name in a part', async () => {
  const step = (name: string, body: string) => `-- A step.
create or replace function app_public.${name}(input jsonb) returns void
language plpgsql volatile
as $$
begin
  ${body}
end;
$$;
comment on function app_public.${name}(jsonb) is E'@impersonated allowed\\nA step.';
grant execute on function app_public.${name}(jsonb) to app_user;
`;
  const form = (name: string) => `forms/modules/harbour/${name}/schema.json`;
  const found = await findings({
    'db/modules/harbour/functions/sink_boat.sql': step(
      'sink_boat',
      `perform app_private.move_row(null::app_public.clients, (input ->> 'id')::uuid, 'sink', input);`,
    ),
    'db/modules/harbour/functions/lift_boat.sql': step(
      'lift_boat',
      `raise notice '%', input ->> 'reachedBy';`,
    ),
    'forms/modules/harbour/berth.json': schema({
      Depth: { type: 'integer', description: 'In metres.' },
    }),
    [form('sink_boat')]: schema({
      id: { type: 'string', description: 'The boat.' },
      berth: { $ref: '../berth.json' },
    }),
    [form('lift_boat')]: schema({
      berth: { $ref: '../berth.json' },
      updatedAt: { $ref: '../../core/updated_at.json' },
      reachedBy: { type: 'string', enum: ['CRANE', 'LOAN'], description: 'By which means.' },
    }),
  });
  const wordless = found.filter((one) => one.includes('the value'));
  expect(wordless.map((one) => one.slice(one.indexOf('value'))).sort()).toEqual([
    like('value CRANE of the field reachedBy of lift_boat has no label'),
    like('value LOAN of the field reachedBy of lift_boat has no label'),
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      like(`${form('sink_boat')}:1 its function compares updatedAt, which the form`),
      like(`${form('lift_boat')}:8 it accepts updatedAt, which its function does not compare`),
    ]),
  );
  expect(found.filter((one) => one.includes('is lost'))).toEqual([
    like(`${form('lift_boat')}:5 its function does not read berth, so its value is lost`),
  ]);
  expect(found.filter((one) => one.includes('called Depth'))).toEqual([
    like('forms/modules/harbour/berth.json:5 a field cannot be called Depth'),
  ]);
});
