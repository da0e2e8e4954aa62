import { openThread } from '../../../ground/threads/open-thread.ts';
import { SheetFault, type SheetLimits, type SheetRow } from './sheet.ts';

export interface SheetQuestion {
  bytes: Uint8Array;
  limits: SheetLimits;
}

export type SheetAnswer = { rows: SheetRow[] } | { code: SheetFault['code']; reason: string };

/** The largest list takes a second; a bomb is ended when it has had twenty. */
const ask = openThread<SheetQuestion, SheetAnswer>(new URL('./sheet-thread.ts', import.meta.url), {
  deadlineMs: 20_000,
  memoryMb: 192,
});

/** Reads a sheet as `readSheet` does, beside the thread that serves. */
export async function readSheetApart(bytes: Buffer, limits: SheetLimits): Promise<SheetRow[]> {
  const answer = await ask({ bytes, limits }).catch((error: unknown) => ({
    ...{ code: 'TOO_BIG' as const, reason: String(error) },
  }));
  if ('rows' in answer) return answer.rows;
  throw new SheetFault(answer.code, answer.reason);
}
