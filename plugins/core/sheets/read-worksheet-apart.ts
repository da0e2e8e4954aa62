import { ThreadPool } from '../threads/thread-pool.ts';
import { WorksheetFault, type WorksheetLimits, type WorksheetRow } from './worksheet.ts';

export interface WorksheetRequest {
  bytes: Uint8Array;
  limits: WorksheetLimits;
}

export type WorksheetResult =
  | { rows: WorksheetRow[] }
  | { code: WorksheetFault['code']; reason: string };

/** The largest list takes a second; a bomb is ended when it has had twenty. */
const pool = new ThreadPool<WorksheetRequest, WorksheetResult>({
  script: new URL('./worksheet-thread.ts', import.meta.url),
  // The number of callers is bounded already, and a full queue must not be reported as a sheet that is too
  // big.
  threads: 1,
  waiting: 1_000,
  perSource: 1_000,
  deadlineMs: 20_000,
  heapMb: 192,
});

/** Reads a sheet as `readSheet` does, in a thread of its own. */
export async function readWorksheetApart(
  bytes: Buffer,
  limits: WorksheetLimits,
): Promise<WorksheetRow[]> {
  const answer = await pool.run('', { bytes, limits }).catch((error: unknown) => ({
    code: 'TOO_BIG' as const,
    reason: String(error),
  }));
  if ('rows' in answer) return answer.rows;
  throw new WorksheetFault(answer.code, answer.reason);
}
