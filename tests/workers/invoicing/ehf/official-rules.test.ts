import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveriesOf } from '#tests/db/invoicing/ehf/ehf.ts';
import { createEhfRules } from '#workers/core/ehf-rules/create-ehf-rules.ts';
import { sandboxAccessPoint } from '../../support/sandbox-access-point.ts';
import { startWorld, type World } from '../../support/start-world.ts';
import { approveInvoice } from '../../support/submit-invoice.ts';

// Goal: a document that the installed official rules refuse is not sent, and waits with both
// messages for the freelancer and operators.
// Method: the real queue, the sandbox's access point, and rules of our own in the form that
// Schematron compiles to.

const RECEIVER = '310793329';
const compiled = path.join(import.meta.dirname, '../../core/ehf-rules/compiled');

let world: World;
beforeAll(async () => {
  world = await startWorld({ ehfRules: createEhfRules(compiled) });
});
afterAll(() => world.end());

const { behave, messageOf } = sandboxAccessPoint(() => world.sandbox.port);

async function sendingWith(buyerReference: string) {
  await behave('waits');
  const { id } = await approveInvoice(world, { orgNumber: RECEIVER }, { buyerReference });
  await world.runJobs();
  const [sending] = await world.database.committed((tx) => deliveriesOf(tx, id));
  return sending!;
}

// Requirements: B11.10
test.each([
  [
    'no country',
    'Kundens land mangler. Velg det i adressen på kunden. (BR-11) [BR-11]-The Buyer postal address shall contain a Buyer country code (BT-55).',
  ],
  ['unheard of', '(TEST-1) Nobody has heard of it.'],
])('a finding stops the sending: %s', async (buyerReference, reason) => {
  const sending = await sendingWith(buyerReference);
  expect(sending).toMatchObject({ status: 'FAILED', failure: 'UNFIT', failure_reason: reason });
  expect(await messageOf(sending)).toBeUndefined();
});

test.each(['fine', 'doubtful'])(
  'a valid document, or one with warnings only, is sent: %s',
  async (buyerReference) => {
    const sending = await sendingWith(buyerReference);
    expect(sending).toMatchObject({ status: 'PENDING', failure: null });
    expect(await messageOf(sending)).toMatchObject({ document: { buyerReference } });
  },
);

test('if the rules cannot run, the document waits until they can', async () => {
  const sending = await sendingWith('broken');
  expect(sending).toMatchObject({ status: 'PENDING', failure: null });
  expect(await messageOf(sending)).toBeUndefined();
  expect(await world.waiting()).toContainEqual({
    task: 'invoicing/deliver_ehf',
    attempts: 1,
    error: expect.stringContaining('the official rules cannot be run'),
  });
});
