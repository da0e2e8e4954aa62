import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Attack } from './attack.ts';
import { measure } from './support/measure.ts';
import type { Row } from './support/print-rows.ts';
import { sendFromMany } from './support/send-from-many.ts';
import type { Target } from './support/target.ts';

const sockets = 95;
const each = 50;
const events = 20;
const query = 'subscription { invoiceStatusChanged { event invoice { id status } } }';

/** Opens subscriptions, changes an invoice repeatedly, and returns the number of received messages. */
async function moveBefore({ url, token, database }: Target, tenant: Tenant): Promise<Row> {
  let received = 0;
  let refused = 0;
  const open = await Promise.all(
    Array.from({ length: sockets }, async () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
      socket.on('error', () => {});
      socket.on('message', (data) => {
        const text = String(data);
        if (text.includes('"next"')) received += 1;
        if (text.includes('"error"')) refused += 1;
      });
      await once(socket, 'open');
      const payload = { authorization: `Bearer ${tenant.token ?? token}` };
      socket.send(JSON.stringify({ type: 'connection_init', payload }));
      await once(socket, 'message');
      for (let id = 0; id < each; id += 1) {
        socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } }));
      }
      return socket;
    }),
  );
  await setTimeout(5_000);
  for (let i = 0; i < events; i += 1) {
    await database?.committed((tx) =>
      tx.query(`select app_private.record_event('invoices', $1, $2, 'TOUCHED', 'DRAFT')`, [
        tenant.invoice,
        tenant.account,
      ]),
    );
    await setTimeout(500);
  }
  for (const socket of open) socket.terminate();
  return { heard: received, refused };
}

interface Tenant {
  token: string | null;
  invoice: string | null;
  account: string | null;
}

/** The owner of the subscriptions: in a database of our own, the honest caller's account. */
async function tenantOf({ database, token }: Target): Promise<Tenant> {
  const rows = await database?.committed((tx) =>
    tx.query<{ invoice: string; account: string }>(
      'select id as invoice, account_id as account from app_public.invoices limit 1',
    ),
  );
  return { token, invoice: rows?.[0]?.invoice ?? null, account: rows?.[0]?.account ?? null };
}

/** Subscriptions of one user: up to the limit of websockets, and as plain requests. */
export const attack: Attack = {
  says: `${sockets} websockets with ${each} subscriptions each, ${events} events; then by plain POST`,
  under: { 'outside the sandbox': {} },
  run: async (target) => {
    const tenant = await tenantOf(target);
    const body = () => JSON.stringify({ query });
    const url = `${target.url}/graphql`;
    const { token } = target;
    return [
      await measure(target, 'alone', () => setTimeout(10_000)),
      await measure(target, 'by websockets', () => moveBefore(target, tenant)),
      await measure(target, 'by plain POST', () =>
        sendFromMany({ url, connections: 20, seconds: 10, token, body }),
      ),
      await measure(target, 'afterwards', () => setTimeout(10_000)),
    ];
  },
};
