import { prove } from '#db/tools/prove.ts';
import type { TestDatabase } from '../support/create-test-database.ts';
import { startWorld } from '../workers/support/start-world.ts';
import { Bank } from './bank/bank.ts';
import { Clock } from './clock.ts';
import { compareBooks } from './compare-books.ts';
import { isBankDay, nextBankDay, plusDays } from './days.ts';
import { Difference } from './difference.ts';
import { Books } from './expected/books.ts';
import { Payouts } from './expected/payouts.ts';
import { Office } from './office.ts';
import { workQueue } from './people/clerk.ts';
import { approve, propose } from './people/finance.ts';
import { Payers } from './people/payers.ts';
import { Random } from './random.ts';
import { forenoon, morningOfFinance, openingOf } from './routine.ts';
import type { Simulation } from './simulation.ts';
import { SimulatedWorker } from './worker.ts';

export interface SimulationOptions {
  seed: number;
  freelancers: number;
  days: number;
  /** Leaves documents unrendered and mails unsent. */
  isQuiet: boolean;
  report?: (line: string) => void;
  /** Changes the product beforehand, to prove that it is noticed. */
  prepare?: (database: TestDatabase) => Promise<unknown>;
}

export interface Outcome {
  /** The differences; empty when every sum agrees to the øre. */
  differences: string[];
  proof: string[];
  counts: Map<string, number>;
  kills: { worker: number; backends: number };
  sums: { in: number; out: number; owed: number };
}

const FIRST_DAY = '2026-12-01';
/** The maximum number of statements before a worker is killed. */
const LIFE = 60;

/** Simulates days, each with a kill of the worker and one of a connection, and compares the books with its own. */
export async function simulate(options: SimulationOptions): Promise<Outcome> {
  const random = new Random(options.seed);
  const world = await startWorld({ prepare: options.prepare });
  const clock = await Clock.in(world.database);
  const office = new Office(world.database, clock);
  const worker = new SimulatedWorker(world, clock, options.isQuiet);
  const books = new Books();
  const simulation: Simulation = {
    world,
    clock,
    random,
    office,
    worker,
    books,
    freelancers: [],
    day: FIRST_DAY,
    bank: new Bank(world.bankFolder),
    payers: new Payers(),
    payouts: new Payouts(books),
    runs: [],
    counts: new Map(),
  };
  let differences: string[] = [];
  try {
    await openingOf(simulation, options.freelancers, plusDays(FIRST_DAY, -5));
    for (let n = 0; n < options.days; n++) {
      simulation.day = plusDays(FIRST_DAY, n);
      await passDay(simulation);
      if (simulation.day.endsWith('-01')) options.report?.(simulation.day);
    }
    await closeBooks(simulation);
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    differences = error.lines.map((line) => `${simulation.day}: ${line}`);
  }
  try {
    await worker.due('settlement/seal_books');
    await worker.work();
    const { lines, holds } = await office.transaction((tx) => prove(tx.client));
    if (!holds) differences.push('the proof fails');
    return {
      differences,
      proof: lines,
      counts: simulation.counts,
      kills: { worker: worker.killed, backends: office.killed },
      sums: sumsOf(books),
    };
  } finally {
    clock.stop();
    await worker.close();
    await office.close();
    await world.end();
  }
}

async function passDay(simulation: Simulation): Promise<void> {
  const { clock, random, office, worker, bank, day } = simulation;
  const dies = random.pick(['morning', 'forenoon', 'evening'] as const);
  const life = random.between(1, LIFE);
  const killAt = (part: typeof dies) => (part === dies ? life : null);
  await clock.moveTo(day, '06:05');
  const proposed = await propose(simulation, killAt('morning'));
  await clock.moveTo(day, '08:30');
  office.killOneAfter(random.between(0, 5));
  if (isBankDay(day)) await morningOfFinance(simulation);
  await clock.moveTo(day, '09:00');
  if (proposed.length > 0) await approve(simulation, proposed);
  await worker.work(killAt('forenoon'));
  await clock.moveTo(day, '10:00');
  await forenoon(simulation);
  office.killOneAfter(null);
  await clock.moveTo(day, '17:00');
  if (isBankDay(day)) await bank.evening(simulation, killAt('evening'));
  await compareBooks(simulation);
}

/** On the next bank day all explainable rows are explained, and the bank reports its balance. */
async function closeBooks(simulation: Simulation): Promise<void> {
  const { clock, bank } = simulation;
  simulation.day = nextBankDay(simulation.day);
  await clock.moveTo(simulation.day, '08:30');
  await workQueue(simulation, true);
  await clock.moveTo(simulation.day, '17:00');
  await bank.evening(simulation, null, true);
  await compareBooks(simulation);
}

function sumsOf(books: Books): Outcome['sums'] {
  const owed = [...books.ledger.all()].reduce(
    (sum, [account, amount]) => (account === 'BANK' ? sum : sum - amount),
    0,
  );
  return { in: books.moneyIn, out: books.moneyOut, owed };
}
