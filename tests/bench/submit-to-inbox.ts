import { setTimeout } from 'node:timers/promises';
import type { BenchSession } from './bench-session.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { operations } from './operations.ts';
import { scale } from './scale.ts';

const pollEveryMs = 5;

type Message = { id: string; attachments: { contentType: string }[] };

/**
 * From the click on "submit" to a mail with a PDF in the client's inbox: approval, number, drawing,
 * storing and sending, through the queue and a real SMTP server.
 */
export async function submitToInbox(
  graphqlUrl: string,
  sandboxUrl: string,
  session: BenchSession,
): Promise<Figure> {
  const times: number[] = [];
  for (let i = 0; i < scale.runs; i++) {
    const made = await ask(graphqlUrl, session.token, operations.create(session, false));
    const id = made.createInvoice.invoice.id;
    const before = (await inbox(sandboxUrl)).length;
    const from = performance.now();
    const sent = await ask(graphqlUrl, session.token, operations.submit(id));
    if (sent.submitInvoice.errors.length) throw new Error(JSON.stringify(sent.submitInvoice));
    while ((await inbox(sandboxUrl)).length === before) {
      if (performance.now() - from > scale.patienceMs) throw new Error('no mail came in time');
      await setTimeout(pollEveryMs);
    }
    times.push(performance.now() - from);
  }
  // The first run loads fonts and opens connections that every later one reuses.
  const warm = times.slice(1);
  return {
    name: 'submit → PDF in the inbox',
    unit: 'ms',
    value: median(warm),
    details: { firstMs: times[0] ?? 0, slowestMs: Math.max(...warm) },
  };
}

async function inbox(sandboxUrl: string): Promise<Message[]> {
  const response = await fetch(`${sandboxUrl}/sandbox/api/messages?limit=10000`);
  const messages = (await response.json()) as Message[];
  return messages.filter((message) =>
    message.attachments.some((attachment) => attachment.contentType === 'application/pdf'),
  );
}

type Answer = {
  createInvoice: { invoice: { id: string } };
  submitInvoice: { errors: { code: string; path: string }[] };
};

async function ask(url: string, token: string, body: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const { data, errors } = (await response.json()) as { data: Answer; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
