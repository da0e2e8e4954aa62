import { rmSync } from 'node:fs';
import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeModule } from '#tools/authoring/write-module.ts';
import { findOffences } from '#tools/check/find-offences.ts';
import { type Api, createApi } from '../api/core/support/create-api.ts';
import type { Payload } from '../api/support/answer.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';
import { env } from '../support/env.ts';
import { aUser, type TestUser } from '../support/fixtures/a-user.ts';
import { colleagueOf } from './support/colleague-of.ts';
import { copyTree } from './support/copy-with-module.ts';

// Goal: a user with tables in mind gets a working module, and the generated files have no errors.
// Method: the tool writes into a copy of the tree, and a user adds and changes a row through the
// API.

const statements = `
create type berth_kind as enum ('QUAY', 'BUOY');
create type trip_status as enum ('PLANNED', 'SAILED');
create table berths (
  label text not null unique,
  kind berth_kind not null,
  rent_minor bigint check (rent_minor >= 0),
  photo_file_id uuid references files
);
create table trips (
  berth_id uuid not null references berths,
  status trip_status not null default 'PLANNED',
  destination text not null check (length(destination) between 1 and 80),
  sails_on date,
  sets_off time,
  length_m numeric(6, 2),
  unique (berth_id, sails_on)
);
create table pilots (full_name text not null, unique (account_id, full_name));
create table trip_pilots (
  trip_id uuid not null references trips,
  pilot_id uuid not null references pilots,
  unique (trip_id, pilot_id)
);`;
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let root: string;
let database: TestDatabase;
let portal: Api;
let kari: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  root = await copyTree();
  await writeModule(env.clusterUrl, root, 'harbour', statements);
  // Files that a person has written by hand are checked with it.
  await cp(join(import.meta.dirname, 'module'), root, { recursive: true });
  database = await createTestDatabase(join(root, 'db'));
  kari = await database.committed((tx) => aUser(tx));
  stranger = await database.committed((tx) => aUser(tx));
  portal = await createApi({ connectionString: database.authenticatorUrl }, 'portal', {
    formsFolder: join(root, 'forms/modules'),
    modulesFolder: resolve(import.meta.dirname, '../../plugins/modules'),
  });
});
afterAll(async () => {
  await portal?.[Symbol.asyncDispose]();
  await database?.drop();
  if (root) rmSync(root, { recursive: true });
});

test('the generated files lack only what a person has to write', async () => {
  const untranslated = ['berths', 'trips', 'pilots', 'trip_pilots'].map((name) => ({
    rule: 'words',
    file: 'forms/modules/harbour/words.nb.json',
    what: `nouns.${name}.many seems to be English, in a file of Norwegian texts`,
  }));
  const unreached = {
    rule: 'states-can-be-reached',
    file: 'db/modules/harbour/transitions/trips.sql',
    what: expect.stringContaining('trips: SAILED'),
  };
  const offences = await findOffences(env.clusterUrl, root);
  const labels = offences.filter(({ rule }) => rule === 'words');
  expect(offences.filter((one) => !labels.includes(one))).toEqual([
    expect.objectContaining(unreached),
  ]);
  expect(
    labels.filter(
      ({ what }) => !/^(nouns|fields|values|events)\..* seems to be English/.test(what),
    ),
  ).toEqual([]);
  expect(labels).toEqual(
    expect.arrayContaining(untranslated.map((one) => expect.objectContaining(one))),
  );
});

type Berth = Payload & { berth: { id: string; label: string; kind: string; updatedAt: string } };
const add = (token: string, attributes: object) =>
  portal.ask<{ createBerth: Berth }>(
    `mutation ($attributes: BerthAttributesInput) { createBerth(input: { attributes: $attributes }) {
      berth { id label kind updatedAt } errors { code path } } }`,
    { attributes },
    token,
  );

test('its owner adds and changes a row, a stranger cannot, and blanks are reported at their fields', async () => {
  const made = (await add(kari.token, { label: 'Ytterst', kind: 'QUAY' })).data?.createBerth;
  expect(made).toMatchObject({ berth: { label: 'Ytterst', kind: 'QUAY' }, errors: [] });
  const change = (token: string, attributes: object) =>
    portal.ask<{ updateBerth: Berth }>(
      `mutation ($id: ID, $attributes: BerthAttributesInput) {
        updateBerth(input: { id: $id, attributes: $attributes }) { berth { label kind } errors { code path } } }`,
      { id: made?.berth.id, attributes },
      token,
    );
  expect((await change(kari.token, { kind: 'BUOY' })).data?.updateBerth).toMatchObject({
    berth: { label: 'Ytterst', kind: 'BUOY' },
    errors: [],
  });
  expect((await change(stranger.token, { kind: 'QUAY' })).data?.updateBerth.errors).toEqual([
    { code: 'INVALID', path: 'id' },
  ]);
  const wrong = (await add(kari.token, { kind: 'QUAY' })).data?.createBerth.errors;
  expect(wrong).toEqual([{ code: 'BLANK', path: 'attributes.label' }]);
});

test('a unique name is unique in its account, and reported at its field, and a file is uploaded as one', async () => {
  const photo = { data: pixel, filename: 'brygge.png' };
  const made = await add(kari.token, { label: 'Innerst', kind: 'QUAY', photoFileId: photo });
  expect(made.data?.createBerth.errors).toEqual([]);
  const again = await add(kari.token, { label: 'Innerst', kind: 'BUOY' });
  expect(again.data?.createBerth.errors).toEqual([{ code: 'TAKEN', path: 'attributes.label' }]);
  const elsewhere = await add(stranger.token, { label: 'Innerst', kind: 'QUAY' });
  expect(elsewhere.data?.createBerth.errors).toEqual([]);
});

test('a user who only reads is refused with a message', async () => {
  const reader = await colleagueOf(database, kari, stranger);
  expect(
    (await add(reader.token, { label: 'Midt', kind: 'QUAY' })).data?.createBerth.errors,
  ).toEqual([{ code: 'UNAUTHORIZED', path: '' }]);
});

test('rows of an m:n relation are added once and removed, and are in no list', async () => {
  const create = async (mutation: string, type: string, attributes: object) => {
    const field = `create${mutation}`;
    const row = `${mutation.charAt(0).toLowerCase()}${mutation.slice(1)}`;
    const { data } = await portal.ask<Record<string, Payload & Record<string, { id: string }>>>(
      `mutation ($attributes: ${type}) { ${field}(input: { attributes: $attributes }) {
        ${row} { id } errors { code path } } }`,
      { attributes },
      kari.token,
    );
    return { id: data?.[field]?.[row]?.id, errors: data?.[field]?.errors };
  };
  const berth = (await add(kari.token, { label: 'Nord', kind: 'QUAY' })).data?.createBerth.berth;
  const trip = await create('Trip', 'TripAttributesInput', {
    berthId: berth?.id,
    destination: 'Risør',
  });
  const pilot = await create('Pilot', 'PilotAttributesInput', { fullName: 'Los Larsen' });
  const ends = { tripId: trip.id, pilotId: pilot.id };
  const tie = await create('TripPilot', 'TripPilotAttributesInput', ends);
  expect(tie.errors).toEqual([]);
  expect((await create('TripPilot', 'TripPilotAttributesInput', ends)).errors).toEqual([
    { code: 'TAKEN', path: 'attributes.tripId' },
    { code: 'TAKEN', path: 'attributes.pilotId' },
  ]);
  const removed = await portal.ask<{ destroyTripPilot: Payload }>(
    `mutation ($id: ID) { destroyTripPilot(input: { id: $id }) { errors { code path } } }`,
    { id: tie.id },
    kari.token,
  );
  expect(removed.data?.destroyTripPilot.errors).toEqual([]);
  const rules = await readFile(
    join(root, 'db/modules/harbour/tables/trip_pilots.rules.sql'),
    'utf8',
  );
  expect(rules).not.toMatch(/^@(portal|list)$/m);
  const of = await portal.ask<{ trips: { items: object[] } }>(
    '{ trips { items { destination tripPilots { pilot { fullName } } } } }',
    {},
    kari.token,
  );
  expect(of.data?.trips.items).toEqual([{ destination: 'Risør', tripPilots: [] }]);
});

test.each([
  { module: 'Havn', said: '"Havn" is not a valid module name' },
  { module: '../x', said: '"../x" is not a valid module name' },
  { module: 'harbour', said: 'There is a module harbour already.' },
])('the name $module is refused, and nothing is written', async ({ module, said: stated }) => {
  await expect(writeModule(env.clusterUrl, root, module, statements)).rejects.toThrow(stated);
});

test('statements that the database refuses are reported with its message', async () => {
  await expect(
    writeModule(env.clusterUrl, root, 'marina', 'create table a (b wrong);'),
  ).rejects.toThrow('type "wrong" does not exist');
});

test('a table that the changes drop is refused, since it would be emptied at each of them', async () => {
  const changes = join(root, 'db/migrations/current/1-current.sql');
  const text = await readFile(changes, 'utf8');
  await appendFile(changes, 'drop table if exists app_public.oars, app_public.sails;\n');
  await expect(
    writeModule(env.clusterUrl, root, 'marina', 'create table sails (name text);'),
  ).rejects.toThrow(/1-current\.sql:\d+ drops sails, and would at each change/);
  await writeFile(changes, text);
});
