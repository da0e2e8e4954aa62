// Goal: a link to a list exports all of it, as its session would see it, in constant memory.
// Method: links from a real API are opened as the server opens them.
import { createHash } from 'node:crypto';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { streamExport } from '#plugins/core/exports/stream-export.ts';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { checkPath } from '#shared/storage/signed-path.ts';
import { type Api, createApi } from './support/create-api.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';
import { openDoor } from './support/open-door.ts';

const many = 6_000;
let world: World;
let api: Api;
let kari: Member;
let ola: Member;

beforeAll(async () => {
  world = await createWorld();
  api = await createApi(world);
  kari = await addMember(world);
  ola = await addMember(world);
  const { rows } = await world.root.query(
    `insert into app_public.people (account_id, name) values ($1, 'Åse, "the" first') returning id`,
    [kari.accountId],
  );
  await world.root.query(
    `insert into app_public.projects (account_id, person_id, title, budget_minor, due_on, archived_at, note)
     select $1, $2, case i when 1 then '=cmd()' when 2 then 'a <b> & c' else 'Row ' || i end, i * 101,
       '2026-01-31', case when i < 11 then '2026-07-01T10:00Z'::timestamptz end, repeat(md5(i::text), 4) || sha512(i::text::bytea)::text
     from generate_series(1, ${many}) i`,
    [kari.accountId, rows[0].id],
  );
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

async function link(args: string, format = 'CSV', token = kari.token): Promise<string> {
  const { data } = await api.ask<{ projects: { exportPath: string } }>(
    `{ projects${args} { exportPath(format: ${format}) } }`,
    {},
    token,
  );
  return data.projects.exportPath;
}

/** Opens a link as the server does. */
async function open(
  path: string,
  now = Date.now(),
  through = world as { connectionString: string },
) {
  const verdict = checkPath(api.options.secret, path, now);
  if (verdict !== 'good') return verdict;
  const url = new URL(path, 'http://localhost');
  const [, list = '', format = 'csv'] = /^\/export\/(\w+)\.(csv|xlsx)$/.exec(url.pathname) ?? [];
  const query = Object.fromEntries(url.searchParams);
  const { lists = [] } = api.schema.extensions;
  const requested = { list, format: format as 'csv' | 'xlsx', query };
  return streamExport(requested, { ...through, lists });
}

async function read(path: string): Promise<Buffer> {
  const found = await open(path);
  if (!found || typeof found === 'string') throw new Error(`not opened: ${found}`);
  return Buffer.concat(await found.body.toArray());
}

// Requirements: B7.3
test('CSV contains the filtered list in its order, with the names of related rows', async () => {
  const csv = (
    await read(await link('(filter: {archived: true}, sortBy: [BUDGET_ASC])'))
  ).toString();
  const lines = csv.trim().split('\r\n');
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe(
    'Title;Note;Status;Budget;Share percent;Due;Street address;Post code;Latitude;Archived;Created;File;Person',
  );
  expect(lines[1]).toMatch(/^'=cmd\(\);.*;Open;1,01;;31\.01\.2026;;;;01\.07\.2026 12:00;/);
  expect(lines[1]).toContain(';"Åse, ""the"" first"');
});

test('the columns that the screen names come first, in its order, and the others follow', async () => {
  const columns = 'columns: ["person", "dueOn", "title", "unknown"]';
  const { data } = await api.ask<{ projects: { exportPath: string } }>(
    `{ projects(filter: {archived: true}) { exportPath(${columns}) } }`,
    {},
    kari.token,
  );
  const [head, first] = (await read(data.projects.exportPath)).toString().trim().split('\r\n');
  expect(head).toBe(
    'Person;Due;Title;Note;Status;Budget;Share percent;Street address;Post code;Latitude;Archived;Created;File',
  );
  expect(first).toMatch(/^"Åse, ""the"" first";31\.01\.2026;/);
});

test('a list of a function is exported with its arguments', async () => {
  const id = encodeTypeId(
    'per',
    (await world.root.query('select id from app_public.people')).rows[0].id,
  );
  const { data } = await api.ask<{ assignedProjects: { exportPath: string } }>(
    'query ($id: ID!) { assignedProjects(personId: $id, keyword: "<b>") { exportPath } }',
    { id },
    kari.token,
  );
  const csv = (await read(data.assignedProjects.exportPath)).toString();
  expect(csv.trim().split('\r\n')).toHaveLength(2);
});

test('XLSX is read by a spreadsheet program: money as numbers, dates as dates, a text that looks like a formula as text', async () => {
  const bytes = await read(await link('(filter: {archived: true}, sortBy: [BUDGET_ASC])', 'XLSX'));
  const [{ data } = { data: [] }] = await readSheet(bytes);
  expect(data).toHaveLength(11);
  const [head = [], first = [], second = []] = data;
  const of = (row: typeof first, name: string) => row[head.indexOf(name)];
  expect(head.slice(0, 4)).toEqual(['Title', 'Note', 'Status', 'Budget']);
  expect(of(first, 'Title')).toBe('=cmd()');
  expect(of(second, 'Title')).toBe('a <b> & c');
  expect(of(first, 'Budget')).toBe(1.01);
  expect(of(first, 'Status')).toBe('Open');
  expect(of(first, 'Due')).toEqual(new Date('2026-01-31T00:00:00Z'));
  expect(of(first, 'Archived')).toEqual(new Date('2026-07-01T12:00:00Z'));
  expect(of(first, 'Person')).toBe('Åse, "the" first');
});

test('a long list is sent in chunks, not collected first', async () => {
  for (const format of ['CSV', 'XLSX']) {
    const found = await open(await link('(sortBy: [TITLE_ASC])', format));
    if (!found || typeof found === 'string') throw new Error('not opened');
    let largest = 0;
    let total = 0;
    for await (const chunk of found.body) {
      largest = Math.max(largest, chunk.length);
      total += chunk.length;
    }
    expect(total).toBeGreaterThan(300_000);
    expect(largest).toBeLessThan(total / 3);
  }
});

/**
 * The connections of exports. A check for one statement would miss those that run before and after
 * it.
 */
async function connections(): Promise<number> {
  const { rows } = await world.root.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name = 'honorar-export'`,
  );
  return rows.length;
}

async function untilAllHaveLeft(): Promise<void> {
  const limit = Date.now() + 20_000;
  while ((await connections()) > 0) {
    if (Date.now() > limit) throw new Error('a connection stays');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a client that disconnects early leaves no connection open', async () => {
  await untilAllHaveLeft();
  const found = await open(await link(''));
  if (!found || typeof found === 'string') throw new Error('not opened');
  expect(await connections()).toBe(1);
  for await (const _chunk of found.body) break;
  await untilAllHaveLeft();
});

test('a client that never reads the response leaves no connection open', async () => {
  const found = await open(await link(''));
  if (!found || typeof found === 'string') throw new Error('not opened');
  expect(await connections()).toBe(1);
  found.body.destroy();
  await untilAllHaveLeft();
});

test('altered, expired and orphaned links are refused', async () => {
  const path = await link('');
  expect(await open(path.replace('projects', 'people'))).toBe('altered');
  expect(await open(path.replace('.csv', '.xlsx'))).toBe('altered');
  const [head = '', q = ''] = path.split('q=');
  expect(await open(`${head}q=x${q}`)).toBe('altered');
  expect(await open(path, Date.now() + 601_000)).toBe('expired');
  const removed = await addMember(world);
  const orphan = await link('', 'CSV', removed.token);
  await world.root.query('update app_private.sessions set revoked = true where token_sha256 = $1', [
    createHash('sha256').update(removed.token).digest(),
  ]);
  expect(await open(orphan)).toBeNull();
  await untilAllHaveLeft();
});

test('an unavailable database is an error of the server, not of the link', async () => {
  const path = await link('');
  await using door = await openDoor(world.connectionString);
  door.shut();
  await expect(open(path, Date.now(), door)).rejects.toThrow();
});

test('a link shows only what its own session may read', async () => {
  const csv = (await read(await link('', 'CSV', ola.token))).toString();
  expect(csv.trim().split('\r\n')).toHaveLength(1);
});
