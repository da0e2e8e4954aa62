import fs from 'node:fs';
import path from 'node:path';
import { type Fault, placeOf, type WorkState } from '../../ground/development/work-state.ts';
import { print } from '../print.ts';

/** Where pages and the server read how it stands with the files that are being worked on. */
export const workStateFile = (dataFolder: string) => path.join(dataFolder, 'work-state.json');

/** Keeps that file, and tells the terminal the same. */
export function keepWorkState(dataFolder: string) {
  const file = workStateFile(dataFolder);
  let state: WorkState = { generation: 0, faults: [] };
  const write = (next: WorkState) => {
    state = next;
    // Put in its place whole, because others read it at any moment.
    fs.writeFileSync(`${file}.new`, JSON.stringify(next));
    fs.renameSync(`${file}.new`, file);
  };
  write(state);
  return {
    /** What the files say has come into force, whatever was in the way of it. */
    isInForce: () => write({ generation: state.generation + 1, faults: [] }),
    /** All that is wrong now; an empty list takes back what was told before. */
    tell: (faults: Fault[]) => {
      write({ ...state, faults });
      for (const fault of faults)
        print(`${placeOf(fault)}\n          ${fault.what}\n          ${fault.cure}`);
    },
  };
}
