// Goal: the hub has one connection, whatever the network does, and closes it.
// Method: a proxy in front of the database is closed for several attempts, then opened.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { NotificationHub } from '#plugins/core/realtime/notification-hub.ts';
import { createWorld, type World } from './support/create-world.ts';
import { type Door, openDoor } from './support/open-door.ts';

const channel = 'app:things:1';
let world: World;
let door: Door;
let hub: NotificationHub;
/** The pause after each failed attempt. */
let pauses: unknown[];
/** Resolves after this many failed attempts. */
let failed: (count: number) => Promise<void>;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  door = await openDoor(world.connectionString);
  pauses = [];
  const waiting = new Map<number, () => void>();
  failed = (count) => new Promise((resolve) => waiting.set(count, resolve));
  hub = new NotificationHub(door.connectionString, ({ retryInMs }) => {
    if (retryInMs !== undefined) waiting.get(pauses.push(retryInMs))?.();
  });
});
afterEach(async () => {
  await hub.release();
  await door[Symbol.asyncDispose]();
});

function tell(event: string): Promise<unknown> {
  const message = JSON.stringify({ event, id: null });
  return world.root.query('select pg_notify($1, $2)', [channel, message]);
}

test('an outage causes one series of attempts, one connection and one resync', async () => {
  const messages = await hub.subscribe(channel);
  const hear = async () => JSON.parse((await messages.next()).value ?? '{}').event;
  door.shut();
  await failed(4);
  // Two simultaneous attempts would each begin with a short pause, and end with a connection each.
  expect(pauses).toEqual([100, 200, 400, 800]);
  door.open();
  expect(await hear()).toBe('resync');
  await tell('news');
  expect(await hear()).toBe('news');
  expect(door.through.size).toBe(1);
});

test('a hub that never reached the database can be released', async () => {
  door.shut();
  const trying = hub.subscribe(channel).catch((error: Error) => error);
  await failed(1);
  await hub.release();
  expect(await trying).toBeInstanceOf(Error);
});
