import type { Business } from './make-business.ts';

/** A small seeded generator (mulberry32), so that every installation gets the same demo. */
export type Random = {
  /** An integer from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/** One invoice to make: its sender, its day, and its final state. */
export type Plan = {
  business: Business;
  clientId: string;
  /** Its age in days. */
  age: number;
  ending: 'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'PUBLISHED' | 'PAID';
  lines: Record<string, unknown>[];
};

/** A year of invoices, oldest first, so that numbers rise with the days. */
export function planInvoices(
  businesses: Business[],
  occupationCodes: Map<string, string>,
  lots: Random,
): Plan[] {
  return businesses
    .flatMap((business) =>
      Array.from({ length: business.invoices }, () => {
        const age = lots.between(0, 360);
        const where = ending(age, lots);
        // Only what is above the limit of automatic approval waits for an operator.
        const halfHours = where === 'SUBMITTED' ? lots.between(180, 280) : lots.between(12, 90);
        return {
          business,
          clientId: lots.pick(business.clientIds),
          age,
          ending: where,
          lines: lines(business, age, halfHours / 2, occupationCodes, lots),
        };
      }),
    )
    .sort((a, b) => b.age - a.age);
}

function ending(age: number, lots: Random): Plan['ending'] {
  if (age < 4) return lots.pick(['DRAFT', 'SUBMITTED', 'PUBLISHED'] as const);
  if (age < 20) return lots.chance(0.12) ? 'DRAFT' : 'PUBLISHED';
  if (lots.chance(0.02)) return 'REJECTED';
  // One in twenty-five clients is late.
  return lots.chance(age < 40 ? 0.5 : 0.96) ? 'PAID' : 'PUBLISHED';
}

function lines(
  business: Business,
  age: number,
  hours: number,
  occupationCodes: Map<string, string>,
  lots: Random,
): Record<string, unknown>[] {
  const isVatRegistered = business.profile.freelanceType === 'INDIVIDUAL' || !business.team;
  const vatRate = isVatRegistered ? '25' : '0';
  const work = lots.pick(business.work);
  const made: Record<string, unknown>[] = [
    {
      lineType: 'WORK',
      description: work.description,
      occupationCodeId: occupationCodes.get(work.occupationCode),
      quantity: String(hours),
      unitPrice: work.hourPrice,
      vatRate,
      workReport: {
        type: 'TASK',
        startDate: daysAgo(age + lots.between(3, 12)),
        endDate: daysAgo(age + 1),
        hours: String(hours),
      },
    },
  ];
  if (lots.chance(0.3)) {
    made.push({
      lineType: 'EXTRA',
      description: lots.pick(['Rettigheter til videre bruk', 'Hasteoppdrag', 'Forberedelse']),
      quantity: '1',
      unitPrice: lots.between(8, 60) * 10000,
      vatRate,
    });
  }
  if (lots.chance(0.2)) {
    made.push({
      lineType: 'MILEAGE',
      description: 'Kjøring til oppdrag',
      addressFrom: 'Oslo S',
      addressTo: lots.pick(['Gardermoen', 'Drammen', 'Ski', 'Lillestrøm']),
      quantity: String(lots.between(20, 180)),
      unitPrice: 530,
      vatRate: '0',
      travelReport: { purpose: work.description, startDate: daysAgo(age + 1) },
    });
  }
  return made;
}

/** The day `days` ago in Norway, as YYYY-MM-DD. */
export function daysAgo(days: number): string {
  const day = new Date(Date.now() - days * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(day);
}

export function random(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    chance: (probability) => next() < probability,
  };
}
