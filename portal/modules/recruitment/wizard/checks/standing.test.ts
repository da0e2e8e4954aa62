// Goal: an applicant is told what still waits for them, and nothing that does not. Method: one check of each standing.
import { expect, test } from 'vitest';
import type { Application } from '../applicationFields.ts';
import { isWaiting, waitsForApplicant } from './standing.ts';
import type { CheckType } from './takes.ts';

const waits = (
  kind: CheckType,
  check: { status: string; sentAt?: string } | null,
  required = true,
  hasIdentity = false,
) => {
  const checks = check ? [{ jobCheckType: kind, sentAt: null, ...check }] : [];
  const application = { submittedJobChecks: checks } as unknown as Application;
  return waitsForApplicant(application, [{ jobCheckType: kind, required }], hasIdentity);
};

test('a check waits for its applicant until it is handed in, and again once it has failed', () => {
  expect(waits('HSE_CARD', null)).toBe(true);
  expect(waits('HSE_CARD', { status: 'PENDING' })).toBe(true);
  expect(waits('HSE_CARD', { status: 'FAILED' })).toBe(true);
  expect(waits('HSE_CARD', { status: 'PENDING', sentAt: '2026-11-29T12:00:00Z' })).toBe(false);
  expect(waits('HSE_CARD', { status: 'IN_REVIEW' })).toBe(false);
  expect(waits('HSE_CARD', { status: 'SUCCEEDED' })).toBe(false);
});

test('an optional check waits for nobody, nor does an identity that is known', () => {
  expect(waits('CREDIT', { status: 'PENDING' }, false)).toBe(false);
  expect(waits('IDENTITY', { status: 'PENDING' })).toBe(true);
  expect(waits('IDENTITY', { status: 'PENDING' }, true, true)).toBe(false);
});

test('an application waits for its applicant only from its submission until it is decided on', () => {
  const check = { jobCheckType: 'HSE_CARD', status: 'PENDING', sentAt: null, isRequired: true };
  const waitsAs = (status: string, isRequired = true) => {
    const submittedJobChecks = [{ ...check, isRequired }];
    return isWaiting({ status, submittedJobChecks } as unknown as Application, false);
  };
  expect(waitsAs('SUBMITTED')).toBe(true);
  expect(waitsAs('SUBMITTED', false)).toBe(false);
  expect(waitsAs('PENDING')).toBe(false);
  expect(waitsAs('REJECTED')).toBe(false);
});
