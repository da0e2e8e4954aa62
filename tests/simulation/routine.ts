import { isBankDay } from './days.ts';
import { payAuthorities } from './people/authorities.ts';
import { changeAccount } from './people/change-account.ts';
import {
  enterAttachment,
  enterTaxCard,
  giveUp,
  registerByHand,
  workQueue,
} from './people/clerk.ts';
import { makeSimulated } from './people/freelancer.ts';
import { isCredit, isGivenUp } from './people/payers.ts';
import { enterRefundAccounts } from './people/refunds.ts';
import { writeCreditNote } from './people/write-credit-note.ts';
import { approveWaiting, newlyPublished, writeInvoice } from './people/write-invoice.ts';
import type { Simulation } from './simulation.ts';

/** The daily probability of each action, for one freelancer. */
const DAILY = { invoice: 0.055, card: 0.004, attachment: 0.003, account: 0.003 };
/** The daily share of freelancers without a card of the year who get one. */
const NEW_YEAR_CARDS = 0.08;

const isIndividual = ({ profile }: Simulation['freelancers'][number]): boolean =>
  profile.kind === 'INDIVIDUAL';

/** Freelancers who are verified some days before the first, most of the individuals with a tax card. */
export async function openingOf(
  simulation: Simulation,
  freelancers: number,
  day: string,
): Promise<void> {
  const { clock, office, random, worker } = simulation;
  await clock.moveTo(day, '09:00');
  await office.open();
  for (let n = 0; n < freelancers; n++) {
    simulation.freelancers.push(await makeSimulated(office, random, n));
  }
  simulation.day = day;
  for (const one of simulation.freelancers.filter(isIndividual)) {
    if (random.chance(0.8)) await enterTaxCard(simulation, one.profile.id, yearOf(day));
  }
  await worker.work();
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Actions before the approval of the day's run: the bank's queue, tax cards and attachments, changed accounts. */
export async function morningOfFinance(simulation: Simulation): Promise<void> {
  const { random, freelancers, day } = simulation;
  await workQueue(simulation);
  await enterRefundAccounts(simulation);
  await payAuthorities(simulation);
  for (const freelancer of freelancers) {
    if (random.chance(DAILY.account)) await changeAccount(simulation, freelancer);
    if (!isIndividual(freelancer)) continue;
    const { id, cards } = freelancer.profile;
    const hasCard = cards.some(({ incomeYear }) => incomeYear === yearOf(day));
    const isNew = random.chance(hasCard ? DAILY.card : NEW_YEAR_CARDS);
    if (isNew) await enterTaxCard(simulation, id, yearOf(day));
    if (random.chance(DAILY.attachment)) await enterAttachment(simulation, id);
  }
}

/** Invoices are written, approved and published, some are credited, some payments are registered by hand. */
export async function forenoon(simulation: Simulation): Promise<void> {
  const { random, freelancers, payers, day, worker } = simulation;
  for (const act of payers.take(day, isCredit)) {
    await writeCreditNote(simulation, act.invoice, act.fate === 'CREDITED_WHOLE');
  }
  for (const freelancer of freelancers) {
    if (random.chance(DAILY.invoice)) await writeInvoice(simulation, freelancer);
  }
  await worker.work();
  await approveWaiting(simulation);
  for (const invoice of await newlyPublished(simulation)) payers.decide(simulation, invoice);
  if (!isBankDay(day)) return;
  await giveUp(simulation, payers.take(day, isGivenUp));
  const byHand = payers.take(day, ({ fate }) => fate === 'BY_HAND');
  await registerByHand(
    simulation,
    byHand.map(({ invoice }) => invoice),
  );
}
