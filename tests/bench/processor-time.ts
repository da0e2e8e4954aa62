import { readFileSync } from 'node:fs';
import type pg from 'pg';

const ticksPerSecond = 100;

/**
 * The processor time of a program and of the backends of its Postgres, in milliseconds. Linux only.
 */
export async function processorMs(pid: number, client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
  const ticks = [pid, ...rows.map((one) => one.pid)].reduce((sum, one) => sum + ticksOf(one), 0);
  return (ticks * 1_000) / ticksPerSecond;
}

/** Time in user and system mode; the name before these fields may contain spaces. */
function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    // It has ended since, or the system is not Linux.
    return 0;
  }
}
