import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MemberStatus, pendingStep } from './MemberStatus.tsx';

// Goal: a member is Invited until confirmed, then Active (document A, section 4), even if the link has expired.

const past = '2020-01-01T00:00:00Z';
const future = '2999-01-01T00:00:00Z';
const invited = { confirmed: false, acceptedAt: null, invitationExpiresAt: future };
const late = { ...invited, invitationExpiresAt: past };
const joined = { confirmed: true, acceptedAt: past, invitationExpiresAt: null };
const statusOf = (member: typeof invited | typeof joined) =>
  renderToStaticMarkup(createElement(MemberStatus, { member }));

// Requirements: A4.13
test('an unconfirmed member is Invited, also after the link has expired, and a confirmed one is Active', () => {
  expect(statusOf(invited)).toContain('status.invited');
  expect(statusOf(late)).toContain('status.invited');
  expect(statusOf(joined)).toContain('status.active');
});

test('an expired link and an invitation not yet accepted are shown beside the status', () => {
  expect(pendingStep(late)).toBe('expired');
  expect(pendingStep({ ...joined, acceptedAt: null })).toBe('unaccepted');
  expect(pendingStep(invited)).toBeNull();
  expect(pendingStep(joined)).toBeNull();
});
