import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { invoiceSteps } from './invoiceSteps.ts';

const t = ((key: string) => key) as unknown as TFunction;
const base = {
  status: 'SUBMITTED' as const,
  events: [
    {
      id: 'evt_1',
      actor: 'Kari',
      eventType: 'submit',
      occurredAt: '',
      status: 'SUBMITTED' as const,
    },
  ],
  createdAt: '2026-01-01T10:00:00Z',
  submittedAt: '2026-01-02T10:00:00Z',
  approvedAt: null,
  publishedAt: null,
  rejectedAt: null,
  resolvedAt: null,
  dueOn: '2026-02-01',
  rejectionReason: null,
};

test('what is sent in waits for approval', () => {
  const steps = invoiceSteps(base, t);
  expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'now', 'next', 'next', 'next']);
  expect(steps[1]?.actor).toBe('Kari');
  expect(steps[2]?.note).toBe('waits.APPROVED');
});

test('what is paid waits for the bank', () => {
  const at = '2026-01-03T10:00:00Z';
  const steps = invoiceSteps(
    { ...base, status: 'RESOLVED', approvedAt: at, publishedAt: at, resolvedAt: at },
    t,
  );
  expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'done', 'done', 'done', 'now']);
});

test('what is refused ends there, with the reason', () => {
  const steps = invoiceSteps({ ...base, status: 'REJECTED', rejectionReason: 'Mangler dato' }, t);
  expect(steps.at(-1)).toMatchObject({ state: 'refused', note: 'Mangler dato' });
});
