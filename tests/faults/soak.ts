import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { post } from '../api/hostile/support/post.ts';
import { makeTenant } from '../api/hostile/support/tenant.ts';
import { enqueueSupportMails } from '../support/enqueue-support-mails.ts';
import type { Outcome } from './fault.ts';
import { keyedLoad, lostOrTwice } from './support/keyed-load.ts';
import { makePlace } from './support/place.ts';

const EVERY_MS = 2_000;
const MAILS = 4;
/** The allowed growth of a process from the second quarter of the time to the last. */
const GROWTH = 1.15;

/** Server and worker run without a pause, and their memory is measured. */
export async function soak(minutes: number): Promise<Outcome> {
  const place = await makePlace();
  try {
    const { token, ids } = await makeTenant(place.database);
    // No user writes for half an hour without a pause, so the limit that stops them is raised.
    await place.database.committed((tx) =>
      tx.query(`update app_public.limits set maximum = 1000000 where limit_key = 'other_tables'`),
    );
    const programs = { server: await place.startServer(), worker: await place.startWorker() };
    const load = keyedLoad(place.url, { token, profileId: ids.profile, writers: 2 });
    const end = performance.now() + minutes * 60_000;
    let listed = 0;
    let isOver = false;
    const reading = (async () => {
      const query = `{ invoices(perPage: 25) { total items { id total } } clients(perPage: 25) { items { id name } } }`;
      while (!isOver) {
        await post(`${place.url}/graphql`, { query }, token);
        listed += 1;
      }
    })();
    const read: Record<keyof typeof programs, number[]> = { server: [], worker: [] };
    while (performance.now() < end) {
      await enqueueSupportMails(place.database, MAILS);
      read.server.push(megabytesOf(programs.server.pid));
      read.worker.push(megabytesOf(programs.worker.pid));
      await wait(EVERY_MS);
    }
    isOver = true;
    await reading;
    await load.stop();
    const broken = await lostOrTwice(place.database, load);
    const figures: Outcome['figures'] = { created: load.acknowledged.size, listed };
    for (const [name, samples] of Object.entries(read)) {
      const [early, late] = [quarter(samples, 1), quarter(samples, 3)];
      figures[`memory of the ${name}`] = `${early} MB, at the end ${late} MB`;
      if (late > early * GROWTH) broken.push(`the ${name} grows from ${early} to ${late} MB`);
    }
    return { figures, broken };
  } finally {
    await place.end();
  }
}

function megabytesOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** The median of a quarter. */
function quarter(samples: number[], which: number): number {
  const size = samples.length / 4;
  const part = samples.slice(which * size, (which + 1) * size).sort((a, b) => a - b);
  return part[Math.floor(part.length / 2)] ?? 0;
}
