import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MemberStatus, pendingStep } from './MemberStatus.tsx';

// Goal: a member is Invited until confirmed, then Active (document A, section 4), whatever has become of the link.

const past = '2020-01-01T00:00:00Z';
const future = '2999-01-01T00:00:00Z';
const invited = { confirmed: false, acceptedAt: null, invitationExpiresAt: future };
const late = { ...invited, invitationExpiresAt: past };
const joined = { confirmed: true, acceptedAt: past, invitationExpiresAt: null };
const statusOf = (member: typeof invited | typeof joined) =>
  renderToStaticMarkup(createElement(MemberStatus, { member }));

// Requirements: A4.13
test('who is not confirmed is Invited, also after the link is over, and who is confirmed is Active', () => {
  expect(statusOf(invited)).toContain('status.invited');
  expect(statusOf(late)).toContain('status.invited');
  expect(statusOf(joined)).toContain('status.active');
});

test('a link that is over, and an invitation that waits for a press, are told beside it', () => {
  expect(pendingStep(late)).toBe('expired');
  expect(pendingStep({ ...joined, acceptedAt: null })).toBe('unaccepted');
  expect(pendingStep(invited)).toBeNull();
  expect(pendingStep(joined)).toBeNull();
});
