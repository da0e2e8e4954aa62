import { signedHeaders } from '#shared/signatures/signed-headers.ts';
import { makeDraft, makeInvoicer } from '../db/invoicing/draft.ts';
import { publish } from '../db/invoicing/publish.ts';
import { aJob, aRecruitingTeam, checked, handIn } from '../db/recruitment/a-recruiting-team.ts';
import { Clock } from '../simulation/clock.ts';
import type { Outcome } from './fault.ts';
import { makePlace, type Place } from './support/place.ts';

const SECRET = 'between us and a provider whose clock is wrong';
const MINUTES_ALLOWED = 5;

/** Norwegian clocks around the nights in which summer time begins and ends. */
const moments: [day: string, time: string][] = [
  ...['23:30', '23:59'].map((time): [string, string] => ['2027-03-27', time]),
  ...['00:30', '01:59', '03:00', '05:59', '06:00', '23:59'].map((time): [string, string] => [
    '2027-03-28',
    time,
  ]),
  ...['00:00', '12:00'].map((time): [string, string] => ['2027-03-29', time]),
  ...['23:30', '23:59'].map((time): [string, string] => ['2027-10-30', time]),
  ...['00:30', '01:59', '02:30', '03:00', '06:00', '23:59'].map((time): [string, string] => [
    '2027-10-31',
    time,
  ]),
  ['2027-11-01', '00:00'],
];

export async function clocks(): Promise<Outcome> {
  const place = await makePlace();
  try {
    const broken: string[] = [];
    const skewed = await wrongClocks(place, broken);
    const published = await nights(place, broken);
    const figures = { 'clocks of a partner': skewed, 'invoices in both nights': published };
    return { figures, broken };
  } finally {
    await place.end();
  }
}

/** An answer is accepted within five minutes of its signature, whichever clock is ahead. */
async function wrongClocks(place: Place, broken: string[]): Promise<number> {
  const server = await place.startServer({ CHECKS_SECRET: SECRET });
  const minutes = [-1440, -60, -6, -4, -1, 0, 1, 4, 6, 60, 1440];
  for (const off of minutes) {
    const body = JSON.stringify({
      reference: await anOrder(place),
      outcome: 'CLEAR',
      expiresOn: null,
    });
    const { status } = await fetch(`${place.url}/callbacks/checks`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(SECRET, `at-${off}`, body, Date.now() + off * 60_000),
      },
      body,
    });
    const expected = Math.abs(off) < MINUTES_ALLOWED ? 204 : 409;
    if (status !== expected) broken.push(`${off} minutes: ${status} instead of ${expected}`);
  }
  await server.stop();
  return minutes.length;
}

/** The reference of a check that a provider has to answer. */
function anOrder({ database }: Place): Promise<string> {
  return database.committed(async (tx) => {
    const { who } = await aRecruitingTeam(tx);
    const { who: ida, id } = await checked(tx, (await aJob(tx, who.owner)).id, 'CREDIT');
    const check = await handIn(tx, ida, id, 'CREDIT', { hasConsented: true });
    const [row] = await tx.query<{ reference: string }>(
      `select app_private.begin_check_order($1) ->> 'reference' as reference`,
      [check.id],
    );
    return row?.reference ?? '';
  });
}

/**
 * In the nights in which summer time begins and ends, an invoice has the date of Norway and is due whole days later.
 */
async function nights({ database }: Place, broken: string[]): Promise<number> {
  const invoicer = await database.committed((tx) => makeInvoicer(tx));
  const clock = await Clock.in(database);
  try {
    for (const [day, time] of moments) {
      await clock.moveTo(day, time);
      await database.rolledBack(async (tx) => {
        await tx.query(`select set_config('app.clock_offset', $1, true)`, [clock.offsetSeconds()]);
        const draft = await makeDraft(tx, invoicer);
        await publish(tx, invoicer, draft.id);
        const [row] = await tx.query<{ today: string; on: string; due: string; terms: number }>(
          `select app_hidden.today()::text as today, invoiced_on::text as on, due_on::text as due, due_on - invoiced_on as terms
           from app_public.invoices where id = $1`,
          [draft.id],
        );
        const due = new Date(`${row?.on}T12:00:00Z`);
        due.setUTCDate(due.getUTCDate() + (row?.terms ?? 0));
        const isRight = row?.today === day && row.on === day && row.terms > 0;
        if (!isRight || due.toISOString().slice(0, 10) !== row?.due)
          broken.push(`${day} ${time}: ${JSON.stringify(row)}`);
      });
    }
  } finally {
    clock.stop();
  }
  return moments.length;
}
