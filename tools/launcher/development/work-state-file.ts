import fs from 'node:fs';
import path from 'node:path';
import { type Fault, placeOf, type WorkState } from '#shared/development/work-state.ts';
import { print } from '../print.ts';

/** The file from which pages and the server read the state of the files being edited. */
export const workStateFile = (dataFolder: string) => path.join(dataFolder, 'work-state.json');

/** Writes that file and prints the same in the terminal. */
export function storeWorkState(dataFolder: string) {
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
    /** The files have taken effect, so earlier faults are resolved. */
    isInForce: () => write({ generation: state.generation + 1, faults: [] }),
    /** All current faults. An empty list clears earlier ones. */
    write: (faults: Fault[]) => {
      const printed = new Set(state.faults.map(placeAndText));
      write({ ...state, faults });
      for (const fault of faults.filter((one) => !printed.has(placeAndText(one))))
        print(`${placeOf(fault)}\n          ${fault.what}\n          ${fault.cure}`);
    },
  };
}

const placeAndText = (fault: Fault) => `${placeOf(fault)} ${fault.what}`;
