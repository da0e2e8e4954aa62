import type { TFunction } from 'i18next';
import type { Labels } from '#forms/words/words-in.ts';
import { moneyText } from '#portal/ui/money/Money.tsx';
import type { PathStep } from '#portal/ui/path/Path.tsx';
import { payoutSentence, waitsForOwner } from '#portal/ui/payout/payoutSentence.ts';
import { marked } from '#shared/texts/with-verbatim.ts';
import { deliveryState, hasFailed } from '../deliveryState.ts';
import { stateWord } from '../settlementLabel.ts';
import type { InvoiceData } from './InvoiceData.ts';
import { openedNote, resentNote } from './sentNotes.ts';

type InvoiceState = Pick<
  InvoiceData,
  | 'status'
  | 'events'
  | 'createdAt'
  | 'submittedAt'
  | 'approvedAt'
  | 'publishedAt'
  | 'rejectedAt'
  | 'resolvedAt'
  | 'nullifiedAt'
  | 'rejectionReason'
  | 'lastDelivery'
  | 'deliveredAt'
  | 'isUndelivered'
  | 'isOverdue'
  | 'payout'
  | 'paymentStatus'
  | 'payments'
  | 'settlement'
  | 'opening'
> & { freelanceProfile: { status: 'UNVERIFIED' | 'VERIFIED' | 'REFUSED' } | null };

const order = ['DRAFT', 'SUBMITTED', 'APPROVED', 'PUBLISHED', 'RESOLVED'] as const;

/** The progress of the invoice as path steps: past, present and future. */
export function invoiceSteps(
  invoice: InvoiceState,
  t: TFunction,
  words: Labels,
  language: string,
): PathStep[] {
  const times = {
    DRAFT: invoice.createdAt,
    SUBMITTED: invoice.submittedAt,
    APPROVED: invoice.approvedAt,
    PUBLISHED: invoice.publishedAt,
    RESOLVED: invoice.resolvedAt,
  };
  const actorOf = (status: string) =>
    invoice.events.find((event) => event.status === status)?.actor ?? null;
  if (invoice.status === 'REJECTED') {
    const end = {
      at: invoice.rejectedAt,
      note: invoice.rejectionReason,
      state: 'refused',
    } as const;
    return ended(['DRAFT', 'SUBMITTED'], end, { invoice, times, actorOf, t, words });
  }
  if (invoice.status === 'NULLIFIED') {
    const end = { at: invoice.nullifiedAt, note: null, state: 'done' } as const;
    const reached = order.filter((name) => times[name] !== null);
    return ended(reached, end, { invoice, times, actorOf, t, words });
  }
  const reached = order.findLastIndex((name) => times[name] !== null || name === invoice.status);
  const state = deliveryState(invoice);
  const isWithClient = state !== 'SENDING' && !hasFailed(state);
  const steps = order.map((name, at): PathStep => {
    if (name === 'PUBLISHED' && at === reached) return published(invoice, t, words, language);
    const happened = at <= reached;
    const waits = at === reached + 1 && isWithClient;
    const isYours = name === 'SUBMITTED' || waitsFor(invoice, name) === 'APPROVED_REFUSED';
    return {
      name,
      title: stateWord(name, t, words, 'path'),
      state: happened ? 'done' : waits ? (isYours ? 'yours' : 'now') : 'next',
      at: happened ? times[name] : null,
      actor: happened ? actorOf(name) : null,
      note: waits
        ? t(`waits.${waitsFor(invoice, name)}`)
        : name === 'PUBLISHED'
          ? openedNote(invoice, t, language)
          : null,
      ...(name === 'RESOLVED' && paymentFacts(invoice, happened, t, language)),
    };
  });
  return [...steps, payoutStep(invoice, t, language)];
}

/** The last step: the money in the account, when it comes, or why it does not yet. */
function payoutStep({ payout, status }: InvoiceState, t: TFunction, language: string): PathStep {
  const isOutside = payout?.state === 'OUTSIDE' || payout?.state === 'WRITTEN_OFF';
  const isPaid = payout?.state === 'PAID' || isOutside;
  // Nothing reached the account: a debt, or tax and deductions, took all of it.
  const isUsedUp = payout?.state === 'PAID' && payout.amount === 0;
  const waits = payout !== null && waitsForOwner(payout) ? 'yours' : 'now';
  return {
    name: 'PAYOUT',
    title: t(isOutside || isUsedUp ? 'path.OUTSIDE' : 'path.PAYOUT'),
    state: isPaid ? 'done' : status === 'RESOLVED' ? waits : 'next',
    at: payout?.state === 'PAID' ? payout.paysOn : null,
    note: payout && payoutSentence(payout, t, language),
  };
}

/** The payments of the client so far, dated by the bank and not by the day they were registered. */
function paymentFacts(
  { payments, settlement, paymentStatus, isOverdue }: InvoiceState,
  isSettled: boolean,
  t: TFunction,
  language: string,
): Partial<PathStep> {
  if (paymentStatus === 'PENDING') return { note: t('ui/payout:payment.PENDING') };
  if (settlement.paid <= 0) return {};
  const last =
    payments
      .map(({ paidOn }) => paidOn)
      .sort()
      .at(-1) ?? null;
  // Payments registered before they were booked one by one have no bank date.
  const paid = { amount: settlement.paid, ...(last && { at: last }) };
  if (isSettled) return paid;
  const remaining = marked(moneyText(settlement.remaining, language));
  const facts = { remaining, interpolation: { escapeValue: false } };
  return {
    ...paid,
    note: t(`ui/payout:payment.${isOverdue ? 'REST_OVERDUE' : 'REST'}`, facts),
  };
}

/**
 * The variant of the waiting note: unverified profiles wait longer, and overdue invoices have a note of their
 * own.
 */
function waitsFor({ freelanceProfile, ...invoice }: InvoiceState, name: (typeof order)[number]) {
  if (invoice.isOverdue) return 'OVERDUE';
  const status = freelanceProfile?.status ?? 'VERIFIED';
  return name === 'APPROVED' && status !== 'VERIFIED' ? (`APPROVED_${status}` as const) : name;
}

/** The step to the client is called “with the client” only when the client has it. */
function published(invoice: InvoiceState, t: TFunction, words: Labels, language: string): PathStep {
  const state = deliveryState(invoice);
  const failure = invoice.lastDelivery?.failure ?? 'REFUSED';
  return {
    name: 'PUBLISHED',
    title: stateWord(state, t, words, 'path'),
    state: hasFailed(state) ? 'yours' : state === 'SENDING' ? 'now' : 'done',
    at: state === 'PUBLISHED' ? invoice.deliveredAt : null,
    note:
      state === 'PUBLISHED'
        ? (resentNote(invoice, t, words) ?? openedNote(invoice, t, language))
        : hasFailed(state)
          ? words.value('DeliveryFailure', failure).label
          : t(`sent.${state === 'SENDING' ? deliveryChannel(invoice.lastDelivery) : state}`),
  };
}

/**
 * The delivery note of the step: an electronic invoice counts as delivered once the receiver has confirmed
 * it.
 */
function deliveryChannel(delivery: InvoiceState['lastDelivery']) {
  if (delivery?.channel !== 'EHF') return 'SENDING';
  return delivery.handedOverAt ? 'HANDED_OVER' : 'EHF';
}

interface Way {
  invoice: InvoiceState;
  times: Record<(typeof order)[number], string | null>;
  actorOf: (status: string) => string | null;
  t: TFunction;
  words: Labels;
}

/** A way that is over before its end: refused, or credited in full. */
function ended(
  reached: readonly (typeof order)[number][],
  end: Pick<PathStep, 'at' | 'note' | 'state'>,
  { invoice, times, actorOf, t, words }: Way,
): PathStep[] {
  const step = (name: string, rest: Pick<PathStep, 'at' | 'note' | 'state'>): PathStep => ({
    name,
    title: stateWord(name, t, words, 'path'),
    actor: actorOf(name),
    ...rest,
  });
  return [
    ...reached.map((name) => step(name, { state: 'done', at: times[name], note: null })),
    step(invoice.status, end),
  ];
}
