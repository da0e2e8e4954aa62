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

/** The shared state of the simulation. */
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
  /** The current day. */
  day: string;
  /** The number of times of each action. */
  counts: Map<string, number>;
}

export function count({ counts }: Simulation, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times);
}
