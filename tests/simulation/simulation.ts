import type { World } from '../workers/support/start-world.ts';
import type { Bank } from './bank/bank.ts';
import type { Clock } from './clock.ts';
import type { Books } from './expected/books.ts';
import type { Payouts, RunPayment } from './expected/payouts.ts';
import type { Office } from './office.ts';
import type { Freelancer } from './people/freelancer.ts';
import type { Payers } from './people/payers.ts';
import type { Random } from './random.ts';
import type { SimulatedWorker } from './worker.ts';

/** What everybody in the simulation has together. */
export interface Simulation {
  world: World;
  clock: Clock;
  random: Random;
  office: Office;
  worker: SimulatedWorker;
  bank: Bank;
  payers: Payers;
  freelancers: Freelancer[];
  books: Books;
  payouts: Payouts;
  /** Approved runs whose tax is not paid yet. */
  runs: RunPayment[][];
  /** The present day. */
  day: string;
  /** How often each thing was done. */
  counts: Map<string, number>;
}

export function count({ counts }: Simulation, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times);
}
