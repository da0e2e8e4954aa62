// Goal: a connection that is lost during a request fails that request only. Method: the connection
// to the database is cut between two statements.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTransaction } from '#plugins/core/requests/wrap-client.ts';
import { openPool } from '#plugins/core/serving/server-context.ts';
import { createWorld, type World } from './support/create-world.ts';
import { openDoor } from './support/open-door.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

test('a connection that is lost during a request stops neither process nor pool', async () => {
  await using door = await openDoor(world.connectionString);
  const received: string[] = [];
  const pool = openPool(door.connectionString, 1, (_, message) => void received.push(message));
  const client = await openTransaction(pool, 'begin', {});
  await client.query('select');
  const ended = new Promise((resolve) => client.once('end', resolve));
  door.shut();
  await ended;
  expect(received).toEqual(['A connection is lost']);
  await expect(client.query('select')).rejects.toThrow();
  client.release(true);
  door.open();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
