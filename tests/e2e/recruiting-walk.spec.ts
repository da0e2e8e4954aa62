// Goal: a team recruits a freelancer: a form is built in both views, filled in on a phone and another device, checked,
// reviewed and approved, and the freelancer is enrolled. Method: users in their own browsers, the sandbox's provider;
// the tests of designer, applying, checks and enrolment have the details of each step.
import { expect } from '@playwright/test';
import { addQuestion, button, own as designer, save, view } from './steps/design-form.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { makeTeamWithJob } from './support/make-job.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { verifyTeam } from './support/verify-team.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const wizard = (key: string) => say('portal/modules/recruitment/wizard', key);
const word = (place: string) => say('words', place);
const submit = (action: string) => word(`actions.${action}.submit`);

const experience = {
  title: 'Erfaring',
  pageNumber: 2,
  questions: [
    { id: 'years', label: 'Hvor mange år?', schema: { type: 'integer', maximum: 60 } },
    { id: 'first_aid', label: 'Førstehjelpskurs?', type: 'RADIOS', options: ['Ja', 'Nei'] },
  ],
};

// Requirements: B13.26, B13.28
test('a team recruits a freelancer, from an empty form to the enrolment', async ({
  atPortal,
  browser,
  request,
}) => {
  test.slow();
  const jobChecks = [{ jobCheckType: 'HSE_CARD' }, { jobCheckType: 'IDENTITY' }];
  const team = await makeTeamWithJob(request, undefined, jobChecks);
  await verifyTeam(request, team.token);

  const teamPage = await atPortal(team.token, `${team.home}/recruitmore/jobs/${team.jobId}/form`);
  await teamPage.getByRole('button', { name: designer('start.empty') }).click();
  await teamPage.getByLabel(designer('page.title'), { exact: true }).fill('Om deg');
  await addQuestion(teamPage, 'TEXT', 'Hvorfor vil du jobbe hos oss?');
  await teamPage.getByLabel(designer('question.required'), { exact: true }).check();
  await view(teamPage, 'code').click();
  const text = teamPage.locator('.cm-content');
  await expect(text).toContainText('"Hvorfor vil du jobbe hos oss?"');
  const made = JSON.parse((await text.textContent()) ?? '');
  await text.click();
  await teamPage.keyboard.press('ControlOrMeta+a');
  await teamPage.keyboard.insertText(
    JSON.stringify({ ...made, pages: [...made.pages, experience] }),
  );
  await expect(button(teamPage, 'move.handle', { name: 'Hvor mange år?' })).toBeVisible();
  await save(teamPage);
  await teamPage.goto(`${team.home}/recruitmore/jobs/${team.jobId}`);
  await teamPage.getByRole('button', { name: submit('publish_job'), exact: true }).click();
  await teamPage
    .getByRole('dialog')
    .getByRole('button', { name: submit('publish_job') })
    .click();
  await expect(teamPage.getByText(word('actions.publish_job.success'))).toBeVisible();

  const ida = await makeFreelancer(request);
  const address = `/v2/${spoken}/recruitmore/enrolment-wizard/${team.jobId}`;
  const phone = await atPortal(ida.token, ida.home);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(address);
  await phone.getByRole('button', { name: wizard('begin') }).click();
  await phone.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Fordi jeg liker barn.');
  await phone.getByRole('button', { name: wizard('next'), exact: true }).click();
  await phone.getByLabel('Hvor mange år?').fill('7');
  await expect(phone.getByText(wizard('keeping.saved'))).toBeVisible();

  // Another device has only the session.
  const table = await (await browser.newContext()).newPage();
  await enter(table, ida.token, ida.home);
  await table.goto(address);
  const next = table.getByRole('button', { name: wizard('next'), exact: true });
  await expect(table.getByLabel('Hvorfor vil du jobbe hos oss?')).toHaveValue(
    'Fordi jeg liker barn.',
  );
  await next.click();
  await expect(table.getByLabel('Hvor mange år?')).toHaveValue('7');
  await table.getByText('Ja', { exact: true }).click();
  await next.click();
  const card = table
    .locator('section')
    .filter({ has: table.getByRole('heading', { name: word('values.JobCheckType.HSE_CARD') }) })
    .last();
  await card.getByLabel(wizard('checks.content.HSE_CARD')).fill('1234567');
  await card.getByRole('button', { name: submit('update_job_application'), exact: true }).click();
  await expect(card.getByText(wizard('checks.standing.READY'), { exact: true })).toBeVisible();
  await next.click();
  await table.getByRole('checkbox').check();
  await table.getByRole('button', { name: submit('submit_job_application'), exact: true }).click();
  await expect(table.getByRole('heading', { name: wizard('state.SUBMITTED.title') })).toBeVisible();
  await expect(
    card.getByText(word('values.JobCheckStatus.SUCCEEDED'), { exact: true }),
  ).toBeVisible();

  const office = await atPortal(team.token, `${team.home}/recruitmore/received-applications`);
  const row = office.getByRole('row').filter({ hasText: ida.name });
  await expect(row).toContainText(word('values.JobApplicationStatus.QUALIFIED'));
  await row.getByRole('link').first().click();
  await expect(office.getByText('Fordi jeg liker barn.')).toBeVisible();
  await office
    .getByRole('button', { name: submit('approve_job_application'), exact: true })
    .click();
  await office
    .getByRole('dialog')
    .getByRole('button', { name: submit('approve_job_application') })
    .click();
  await expect(office.getByText(word('actions.approve_job_application.success'))).toBeVisible();

  // An open page shows the approval at once.
  await table.getByRole('link', { name: wizard('enrol.APPROVED') }).click();
  await table.getByRole('checkbox').check();
  await table.getByRole('button', { name: submit('set_enrollment') }).click();
  await expect(table.getByText(say('portal/modules/partners', 'held.waiting'))).toBeVisible();
  await office.goto(`${team.home}/recruitmore/enrollments`);
  await office.getByRole('link', { name: ida.name }).click();
  await office.getByRole('button', { name: submit('approve_enrollment'), exact: true }).click();
  await office
    .getByRole('dialog')
    .getByRole('button', { name: submit('approve_enrollment') })
    .click();
  await expect(office.getByText(word('actions.approve_enrollment.success'))).toBeVisible();
  await office.goto(`${team.home}/recruitmore/received-applications`);
  await expect(row).toContainText(word('values.JobApplicationStatus.ENROLLED'));
});
