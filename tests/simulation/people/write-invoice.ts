import type { Line } from '../expected/arithmetic.ts';
import { creditable, invoiceAmounts } from '../expected/arithmetic.ts';
import type { ExpectedInvoice } from '../expected/books.ts';
import { estimatePercent } from '../expected/tax.ts';
import type { Random } from '../random.ts';
import { count, type Simulation } from '../simulation.ts';
import type { Freelancer } from './freelancer.ts';

/** The state's rate and the tax-free rate of a kilometre, and of a day with an overnight stay, in øre. */
const KILOMETRE = { unitPrice: 530, taxFree: 350 };
const DAY = { unitPrice: 101_200, taxFree: 69_300 };

function linesOf(random: Random, { profile, isVatRegistered }: Freelancer): Line[] {
  const isIndividual = profile.kind === 'INDIVIDUAL';
  const vatRate = isIndividual ? random.pick([25, 25, 25, 15, 12, 0]) : isVatRegistered ? 25 : 0;
  const work = (): Line => ({
    lineType: 'WORK',
    quantity: random.between(50, 9_000),
    unitPrice: random.between(30_000, 180_000),
    taxFree: 0,
    vatRate,
  });
  const lines = [work()];
  if (random.chance(0.25)) {
    const unitPrice = random.between(1, 250_000);
    lines.push({
      lineType: 'EXTRA',
      quantity: random.between(1, 300),
      unitPrice,
      taxFree: 0,
      vatRate,
    });
  }
  if (isIndividual && random.chance(0.15)) {
    const quantity = random.between(100, 40_000);
    lines.push({ lineType: 'MILEAGE', quantity, ...KILOMETRE, vatRate: 0 });
  }
  if (isIndividual && random.chance(0.08)) {
    lines.push({ lineType: 'DIET', quantity: random.between(1, 4) * 100, ...DAY, vatRate: 0 });
  }
  return lines;
}

const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2);

function inputOf(line: Line, day: string, occupationCodeId: string): Record<string, unknown> {
  const { lineType, unitPrice, taxFree } = line;
  const start = { lineType, quantity: decimal(line.quantity), vatRate: String(line.vatRate) };
  if (lineType === 'DIET') {
    const prices = { dietTaxableUnitPrice: unitPrice - taxFree, dietNonTaxableUnitPrice: taxFree };
    return { ...start, description: 'Diett', ...prices, dependentOn: 0 };
  }
  if (lineType === 'MILEAGE') {
    const trip = { addressFrom: 'Oslo', addressTo: 'Moss', dependentOn: 0 };
    return { ...start, description: 'Kjøring', unitPrice, ...trip };
  }
  if (lineType === 'EXTRA') return { ...start, description: 'Tillegg', unitPrice };
  const workReport = { type: 'TASK', startDate: day, endDate: day, hours: '10' };
  return { ...start, description: 'Utvikling', unitPrice, occupationCodeId, workReport };
}

/** A freelancer writes an invoice and submits it. */
export async function writeInvoice(simulation: Simulation, freelancer: Freelancer): Promise<void> {
  const { office, random, day, books } = simulation;
  const { profile, owner, clientId, occupationCodeId, accounts } = freelancer;
  const lines = linesOf(random, freelancer);
  const { id } = await office.act(owner, 'create_invoice', {
    freelanceProfileId: profile.id,
    clientId,
    lines: lines.map((line) => inputOf(line, day, occupationCodeId)),
  });
  await office.act(owner, 'submit_invoice', { id });
  const percent = estimatePercent(profile.cards, profile.typedTax, day);
  const amounts = invoiceAmounts(profile.kind, lines, percent);
  const invoice: ExpectedInvoice = {
    ...creditable(lines, amounts),
    id,
    kid: '',
    profile,
    account: accounts.at(-1)!.number,
    paid: 0,
    credited: 0,
    status: 'PUBLISHED',
    split: null,
  };
  books.invoices.push(invoice);
  count(simulation, 'invoices');
}

/** Approves the invoices that the worker has left for an operator, and has them published. */
export async function approveWaiting({ office, worker }: Simulation): Promise<void> {
  const waiting = await office.query<{ id: string }>(
    `select id from app_public.invoices where status = 'SUBMITTED' order by id`,
  );
  for (const { id } of waiting) await office.act(office.review, 'approve_invoice', { id });
  await worker.work();
}

/** The newly published invoices, with the KID for their payment. */
export async function newlyPublished({ office, books }: Simulation): Promise<ExpectedInvoice[]> {
  const fresh = books.invoices.filter(({ kid }) => kid === '');
  const rows = await office.query<{ id: string; kid: string }>(
    'select id, kid from app_public.invoices where id = any ($1::uuid[]) and kid is not null',
    [fresh.map(({ id }) => id)],
  );
  return fresh.flatMap((invoice) => {
    invoice.kid = rows.find(({ id }) => id === invoice.id)?.kid ?? '';
    return invoice.kid ? [invoice] : [];
  });
}
