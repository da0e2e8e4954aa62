import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import { call } from '../../db/payout/call.ts';
import { paidInvoice } from '../../db/settlement/payouts.ts';
import type { Actor } from '../../support/actor.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { startWorld, type World } from '../support/start-world.ts';

// Goal: an audit chain that was rewritten inside the database is detected by the copy outside.
// Method: a real queue and storage, the head of a day, then a file that differs, and a missing one.

let world: World;
let finance: Actor;
beforeAll(async () => {
  world = await startWorld();
  finance = await world.database.committed(async (tx) => {
    const { who } = await anOperator(tx, 'FINANCE');
    await paidInvoice(tx, { ...(await makeInvoicer(tx)), finance: who });
    return who;
  });
});
afterAll(() => world.end());

const enqueue = (task: string) =>
  world.database.committed((tx) =>
    tx.query(`select app_private.enqueue($1, '{}')`, [`settlement/${task}`]),
  );

async function proved(): Promise<{ status: string; found: string[] }> {
  const { id } = await world.database.committed((tx) => call(tx, finance, 'create_proof_run', {}));
  await world.runJobs();
  return world.database.committed(async (tx) => {
    const [run] = await tx.query<{ status: string }>(
      'select status::text from app_public.proof_runs where id = $1',
      [id],
    );
    const found = await tx.query<{ claim: string }>(
      'select claim::text from app_public.proof_findings where proof_run_id = $1',
      [id],
    );
    return { status: run!.status, found: found.map(({ claim }) => claim) };
  });
}

// Requirements: B10.13
test('the head of the chain is stored outside once a day, and compared', async () => {
  await enqueue('seal_books');
  await world.runJobs();
  await enqueue('store_seal_head');
  await world.runJobs();
  const [head] = await world.database.committed((tx) =>
    tx.query<{ day: string; line: string; is_private: boolean }>(
      `select h.day_on::text as day, h.day_on || ' ' || h.position || ' ' || encode(h.hash, 'hex') || E'\\n' as line, f.is_private
       from app_private.seal_heads h join app_public.files f on f.id = h.file_id`,
    ),
  );
  expect(head!.is_private).toBe(true);
  const key = `seals/${head!.day}.txt`;
  const { storage } = world.context;
  expect(await text(await storage.get(key))).toBe(head!.line);
  await enqueue('store_seal_head');
  expect(await proved()).toEqual({ status: 'HOLDS', found: [] });

  await storage.put(key, Readable.from([head!.line.replace(' ', ' 1')]));
  expect(await proved()).toEqual({ status: 'FAILS', found: ['KEPT_SEALS_AGREE'] });
  await storage.put(key, Readable.from([head!.line]));
  expect(await proved()).toEqual({ status: 'HOLDS', found: [] });
  await storage.delete(key);
  expect(await proved()).toEqual({ status: 'FAILS', found: ['KEPT_SEALS_AGREE'] });
});
