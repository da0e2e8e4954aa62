import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorld, type World } from '../support/start-world.ts';

// Goal: a freelancer's question reaches the client's contacts, and their answer reaches the
// freelancer.
// Method: the job as the database enqueues it, on a real queue and a real mail server.

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

// Requirements: B3.16
test('the question is mailed with the freelancer as reply address', async () => {
  const payload = {
    id: '019a5b2c-0000-7000-8000-000000000001',
    to: 'faktura@fjell.example',
    client: 'Fjell AS',
    clientOrgNumber: '974760673',
    profile: 'Kari Nordmann',
    senderName: 'Kari Nordmann',
    senderEmail: 'kari@example.no',
    message: 'Hvor skal fakturaen sendes? <b>Takk</b>',
  };
  await world.database.committed((tx) =>
    tx.query(`select app_private.enqueue('clients/send_support_message', $1)`, [
      JSON.stringify(payload),
    ]),
  );
  await world.runJobs();
  const [mail] = await world.inbox.of('faktura@fjell.example');
  expect(mail!.subject).toBe('Spørsmål om faktura til Fjell AS');
  expect(mail!.text).toContain('Hvor skal fakturaen sendes? <b>Takk</b>');
  expect(mail!.text).toContain('kari@example.no');
  expect(await world.waiting()).toEqual([]);
});
