import { plusDays } from '../days.ts';
import type { ExpectedInvoice } from '../expected/books.ts';
import { count, type Simulation } from '../simulation.ts';

/** The payment behaviour of a client for an invoice. */
const FATES = {
  RIGHT: 46,
  LATE: 8,
  IN_PARTS: 8,
  TWICE: 4,
  WITHOUT_KID: 5,
  KID_IN_TEXT: 4,
  SHORT: 3,
  TAKEN_BACK: 5,
  OVERPAID: 3,
  TOGETHER: 4,
  FOREIGN: 2,
  WRONG_KID: 2,
  NEVER: 2,
  BY_HAND: 3,
  CREDITED: 4,
  CREDITED_WHOLE: 2,
  CREDITED_LATER: 4,
  CREDITED_WHOLE_LATER: 2,
  GIVEN_UP: 2,
  PAID_AFTER_ALL: 1,
};
type Fate = keyof typeof FATES;

/** A client's action on a day; its amount is computed on that day. */
export interface Act {
  day: string;
  fate: Fate | 'REST' | 'REVERSAL';
  invoice: ExpectedInvoice;
  /** A share of the remainder, in per cent; all of it by default. */
  percent?: number;
}

/** All clients, with their planned actions. */
export class Payers {
  private acts: Act[] = [];

  /** Decides the payment behaviour for an invoice. It is due after 14 days. */
  decide(simulation: Simulation, invoice: ExpectedInvoice): void {
    const { random, day } = simulation;
    const fate = random.weighted(FATES);
    count(simulation, `paid ${fate}`);
    const due = plusDays(day, 14 + random.between(-11, 2));
    const later = (least: number, most: number) => plusDays(due, random.between(least, most));
    const add = (when: string, more: Partial<Act> = {}) =>
      this.acts.push({ day: when, fate, invoice, ...more });
    if (fate === 'NEVER') return;
    if (fate === 'GIVEN_UP' || fate === 'PAID_AFTER_ALL') {
      add(later(20, 40), { fate: 'GIVEN_UP' });
      if (fate === 'PAID_AFTER_ALL') add(later(41, 60), { fate: 'RIGHT' });
      return;
    }
    if (fate === 'CREDITED_LATER' || fate === 'CREDITED_WHOLE_LATER') {
      add(due, { fate: 'RIGHT' });
      add(later(1, 45), { fate: fate === 'CREDITED_LATER' ? 'CREDITED' : 'CREDITED_WHOLE' });
      return;
    }
    if (fate === 'CREDITED' || fate === 'CREDITED_WHOLE') {
      add(plusDays(day, random.between(0, 2)));
      if (fate === 'CREDITED') add(due, { fate: 'RIGHT' });
      return;
    }
    add(fate === 'LATE' ? later(10, 40) : due, fate === 'IN_PARTS' ? { percent: 40 } : {});
    if (fate === 'IN_PARTS') {
      add(later(1, 10), { percent: 50 });
      add(later(11, 20));
    }
    if (fate === 'TWICE') add(later(0, 3), { fate: 'TWICE', percent: 0 });
    if (fate === 'SHORT') add(later(5, 15), { fate: 'REST' });
    if (fate === 'TAKEN_BACK') {
      add(later(1, 9), { fate: 'REVERSAL' });
      if (random.chance(0.6)) add(later(15, 25), { fate: 'RIGHT' });
    }
  }

  /** Takes the actions due by a day, once. */
  take(day: string, isWanted: (act: Act) => boolean): Act[] {
    const now = this.acts.filter((act) => act.day <= day && isWanted(act));
    this.acts = this.acts.filter((act) => !now.includes(act));
    return now;
  }
}

export const isGivenUp = ({ fate }: Act): boolean => fate === 'GIVEN_UP';

export const isCredit = ({ fate }: Act): boolean =>
  fate === 'CREDITED' || fate === 'CREDITED_WHOLE';
