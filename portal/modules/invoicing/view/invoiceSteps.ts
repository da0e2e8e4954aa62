import type { TFunction } from 'i18next';
import type { PathStep } from '../../../ui/path/PathStep.ts';
import type { InvoiceData } from './InvoiceData.ts';

type Told = Pick<
  InvoiceData,
  | 'status'
  | 'events'
  | 'createdAt'
  | 'submittedAt'
  | 'approvedAt'
  | 'publishedAt'
  | 'rejectedAt'
  | 'resolvedAt'
  | 'dueOn'
  | 'rejectionReason'
>;

const order = ['DRAFT', 'SUBMITTED', 'APPROVED', 'PUBLISHED', 'RESOLVED'] as const;

/** The invoice's way as the path draws it: what has happened, where it waits, what comes. */
export function invoiceSteps(invoice: Told, t: TFunction): PathStep[] {
  const times = {
    DRAFT: invoice.createdAt,
    SUBMITTED: invoice.submittedAt,
    APPROVED: invoice.approvedAt,
    PUBLISHED: invoice.publishedAt,
    RESOLVED: invoice.resolvedAt,
  };
  const actorOf = (status: string) =>
    invoice.events.find((event) => event.status === status)?.actor ?? null;
  if (invoice.status === 'REJECTED') return rejected(invoice, times, actorOf, t);
  const reached = order.findLastIndex((name) => times[name] !== null || name === invoice.status);
  const steps = order.map((name, at): PathStep => {
    const happened = at <= reached;
    const waits = at === reached + 1;
    return {
      name,
      title: t(`path.${name}`),
      state: happened ? 'done' : waits ? 'now' : 'next',
      at: happened ? times[name] : null,
      actor: happened ? actorOf(name) : null,
      note: waits ? t(`waits.${name}`, { due: invoice.dueOn ?? '' }) : null,
    };
  });
  const paid = invoice.status === 'RESOLVED';
  return [
    ...steps,
    {
      name: 'PAYOUT',
      title: t('path.PAYOUT'),
      state: paid ? 'now' : 'next',
      note: paid ? t('waits.PAYOUT') : null,
    },
  ];
}

function rejected(
  invoice: Told,
  times: Record<'DRAFT' | 'SUBMITTED', string | null>,
  actorOf: (status: string) => string | null,
  t: TFunction,
): PathStep[] {
  return [
    ...(['DRAFT', 'SUBMITTED'] as const).map(
      (name): PathStep => ({
        name,
        title: t(`path.${name}`),
        state: 'done',
        at: times[name],
        actor: actorOf(name),
      }),
    ),
    {
      name: 'REJECTED',
      title: t('path.REJECTED'),
      state: 'refused',
      at: invoice.rejectedAt,
      actor: actorOf('REJECTED'),
      note: invoice.rejectionReason,
    },
  ];
}
