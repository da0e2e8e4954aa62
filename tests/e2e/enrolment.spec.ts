// Goal: an approved applicant consents to sharing data with a team, the team approves and sees an invoice, and after the
// freelancer ends the enrolment it is hidden. Method: a new team and a new freelancer on a phone.
import { type APIRequestContext, expect } from '@playwright/test';
import { callPortal, mutatePortal } from './support/call-portal.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { makePublishedJob } from './support/make-job.ts';
import { lookAt } from './support/screen.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { approveInvoice, submitInvoice } from './support/submit-invoice.ts';
import { verifyTeam } from './support/verify-team.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values: Record<string, string> = {}) =>
  say('portal/modules/partners', key, values);
const word = (place: string) => say('words', place);

const form = {
  pages: [{ title: 'Om deg', pageNumber: 1, questions: [{ id: 'a', label: 'A', type: 'TEXT' }] }],
};

/** Applies for a job, and is approved as soon as the worker finds no checks left. */
async function approved(
  request: APIRequestContext,
  { applicant, team, jobId }: { applicant: string; team: string; jobId: string },
): Promise<void> {
  await mutatePortal(request, applicant, 'findOrCreateJobApplication', { jobId });
  const { jobApplications, publicJob } = await callPortal<{
    jobApplications: { items: { id: string }[] };
    publicJob: { consent: { version: string } };
  }>(
    request,
    applicant,
    'query ($jobId: ID!, $id: String!) { jobApplications(filter: { jobId: $jobId }) { items { id } } publicJob(id: $id) { consent { version } } }',
    { jobId, id: jobId },
  );
  const id = jobApplications.items[0]?.id;
  const consentVersion = publicJob.consent.version;
  await mutatePortal(request, applicant, 'submitJobApplication', { id, consentVersion });
  const status = async () => {
    const { jobApplications: now } = await callPortal<{ jobApplications: { items: object[] } }>(
      request,
      applicant,
      '{ jobApplications { items { status } } }',
    );
    return now.items;
  };
  await expect.poll(status).toEqual([{ status: 'QUALIFIED' }]);
  await mutatePortal(request, team, 'approveJobApplication', { id });
}

// Requirements: B13.26
test('an approved applicant consents, the team approves and sees an invoice until the enrolment ends', async ({
  atPortal,
  browser,
  request,
}) => {
  test.slow();
  const team = await makePublishedJob(request, form);
  await verifyTeam(request, team.token);
  const freelancer = await makeFreelancer(request);
  await approved(request, { applicant: freelancer.token, team: team.token, jobId: team.jobId });

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await enter(page, freelancer.token, freelancer.home);
  await page.goto(team.wizard);
  await page
    .getByRole('link', { name: say('portal/modules/recruitment/wizard', 'enrol.APPROVED') })
    .click();
  await expect(page.getByText(own('agree.hides'))).toBeVisible();
  const yes = page.getByRole('button', { name: word('actions.set_enrollment.submit') });
  // Without the consent it is refused with a text.
  await yes.click();
  await expect(page.getByText(word('errors.BLANK.consentVersion'))).toBeVisible();
  await lookAt(page, 'enrolment-agree');
  await page.getByRole('checkbox').check();
  await yes.click();
  await expect(page.getByText(own('held.waiting'))).toBeVisible();
  await lookAt(page, 'enrolment-waiting');

  const teamPage = await atPortal(team.token, `${team.home}/recruitmore/enrollments`);
  const choices = teamPage.getByRole('group', { name: word('fields.*.status') });
  const state = (name: string) =>
    choices.getByText(word(`values.EnrollmentStatus.${name}`), { exact: true });
  await state('ENDED').click();
  await expect(teamPage.getByText(say('portal/ui', 'list.noMatchText'))).toBeVisible();
  await state('PENDING').click();
  await teamPage.getByRole('link', { name: freelancer.name }).click();
  const approve = word('actions.approve_enrollment.submit');
  await teamPage.getByRole('button', { name: approve, exact: true }).click();
  await lookAt(teamPage, 'enrolment-approve');
  await teamPage.getByRole('dialog').getByRole('button', { name: approve }).click();
  await expect(teamPage.getByText(word('actions.approve_enrollment.success'))).toBeVisible();
  await lookAt(teamPage, 'enrolment');
  // An open page shows the approval at once.
  await expect(page.getByText(own('held.shows'))).toBeVisible();
  await expect(page.getByText(own('held.waiting'))).toHaveCount(0);

  // An operator approves the first invoice, and the worker publishes it.
  const id = await submitInvoice(request, freelancer.token);
  await approveInvoice(request, id);
  const seen = async () => {
    const { partneredInvoices } = await callPortal<{ partneredInvoices: { total: number } }>(
      request,
      team.token,
      '{ partneredInvoices { total } }',
    );
    return partneredInvoices.total;
  };
  await expect.poll(seen).toBe(1);
  await teamPage.goto(`${team.home}/recruitmore/partnered-invoices`);
  await expect(teamPage.getByText(freelancer.client).first()).toBeVisible();
  await lookAt(teamPage, 'partnered-invoices');

  // The freelancer sees the same, and ends the enrolment.
  const stored = await atPortal(freelancer.token, `${freelancer.home}/recruitmore/own-enrollments`);
  await expect(stored.getByText(freelancer.client)).toBeVisible();
  await lookAt(stored, 'enrolment-held');
  const end = word('actions.end_enrollment.submit');
  await stored.getByRole('button', { name: end, exact: true }).click();
  await stored.getByRole('dialog').getByRole('button', { name: end, exact: true }).click();
  await expect(stored.getByText(word('actions.end_enrollment.success'))).toBeVisible();
  const left = await atPortal(team.token, `${team.home}/recruitmore/partnered-invoices`);
  await expect(left.getByText(word('nouns.partnered_invoices.empty'))).toBeVisible();
  await expect(left.getByText(freelancer.client)).toHaveCount(0);
  await lookAt(left, 'partnered-invoices-ended');
});
