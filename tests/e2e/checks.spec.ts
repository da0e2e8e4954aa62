// Goal: an applicant submits the checks of a job and sees their status; the team opens the documents, which is recorded, and
// decides, and the application is ready once all checks succeed. Method: a new team with a published job, the sandbox's
// provider, a new user.
import { expect, type Page } from '@playwright/test';
import { identify } from './support/identify.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { makePublishedJob } from './support/make-job.ts';
import { pictureOfReceipt } from './support/receipts.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values: Record<string, string> = {}) =>
  say('portal/modules/recruitment/wizard', key, values);
const action = (name: string) => say('words', `actions.${name}`);
const statusLabel = (name: string) => say('words', `values.JobCheckStatus.${name}`);
const kind = (name: string) => say('words', `values.JobCheckType.${name}`);

const why = { id: 'why', label: 'Hvorfor vil du være med?', type: 'TEXT', required: true };
const form = { pages: [{ title: 'Om deg', pageNumber: 1, questions: [why] }] };
const jobChecks = [
  { jobCheckType: 'CRIMINAL_RECORD' },
  { jobCheckType: 'HSE_CARD' },
  { jobCheckType: 'IDENTITY' },
  { jobCheckType: 'CREDIT', required: false },
];

/** The section of one check. */
const checkSection = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: kind(name) }) });

// Requirements: B2.35, B2.36
test('an applicant submits the checks, a member with access decides, and the application is ready', async ({
  atPortal,
  request,
}) => {
  test.slow();
  const { token, home, wizard } = await makePublishedJob(request, form, jobChecks);
  const nina = await makeNewcomer(request);
  await identify(request, nina, nina.token);
  const page = await atPortal(nina.token, nina.home);
  await page.goto(wizard);
  await page.getByRole('button', { name: own('begin') }).click();
  const next = page.getByRole('button', { name: own('next'), exact: true });
  await page.getByLabel(why.label).fill('Fordi jeg liker barn.');
  await next.click();
  await expect(
    page.getByRole('heading', {
      name: say('words', 'fields.job_applications.submittedJobChecks'),
      exact: true,
    }),
  ).toBeVisible();

  const card = checkSection(page, 'HSE_CARD').last();
  const handIn = card.getByRole('button', {
    name: action('update_job_application.submit'),
    exact: true,
  });
  await handIn.click();
  const number = card.getByLabel(own('checks.content.HSE_CARD'));
  await expect(number).toHaveAccessibleDescription(/.+/);
  await number.fill('1234567');
  const record = checkSection(page, 'CRIMINAL_RECORD').last();
  await expect(record.getByRole('button', { name: own('checks.inPerson') })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await record.getByRole('button', { name: new RegExp(say('portal/ui', 'files.pick')) }).click();
  await (await chooser).setFiles(await pictureOfReceipt('politiattest.png'));
  await expect(record.getByText('politiattest.png')).toBeVisible();
  await expect(number).not.toHaveAccessibleDescription(/.+/);
  await lookAt(page, 'application-checks');
  await handIn.click();
  await expect(card.getByText(own('checks.standing.READY'), { exact: true })).toBeVisible();
  // A chosen document is submitted with the page, and the review lists it.
  await next.click();
  await expect(page.getByText(own('checks.standing.READY'), { exact: true })).toHaveCount(3);
  // An optional check that is not submitted blocks nothing.
  await expect(page.getByText(own('checks.standing.OPTIONAL'), { exact: true })).toBeVisible();
  await expect(page.getByText(own('checks.later'))).toHaveCount(0);
  await lookAt(page, 'application-review-checks');
  await page.getByRole('checkbox').check();
  await page
    .getByRole('button', { name: action('submit_job_application.submit'), exact: true })
    .click();
  await expect(page.getByRole('heading', { name: own('state.SUBMITTED.title') })).toBeVisible();

  // Automatic checks succeed while the page is open; the criminal record waits for a member.
  const settled = statusLabel('SUCCEEDED');
  await expect(card.getByText(settled, { exact: true })).toBeVisible();
  await expect(
    checkSection(page, 'IDENTITY').last().getByText(settled, { exact: true }),
  ).toBeVisible();
  await expect(record.getByText(statusLabel('IN_REVIEW'), { exact: true })).toBeVisible();
  await lookAt(page, 'application-being-checked');

  const team = await atPortal(token, `${home}/recruitmore/verification-checks`);
  const row = team.getByRole('row').filter({ hasText: kind('CRIMINAL_RECORD') });
  await expect(row).toBeVisible();
  await lookAt(team, 'verification-checks');
  await row.getByRole('link').first().click();
  const approve = team.getByRole('button', {
    name: action('approve_job_check.submit'),
    exact: true,
  });
  const open = team.getByRole('button', { name: action('open_job_check_documents.title') });
  await expect(open).toBeVisible();
  // A decision needs the documents to be opened first.
  await expect(approve).toHaveCount(0);
  await open.click();
  await expect(team.getByRole('link', { name: /document|politiattest/ })).toBeVisible();
  await lookAt(team, 'verification-check');
  await approve.click();
  await team
    .getByRole('dialog')
    .getByRole('button', { name: action('approve_job_check.submit') })
    .click();
  await expect(team.getByText(action('approve_job_check.success'))).toBeVisible();

  await team.goto(`${home}/recruitmore/received-applications`);
  await team.getByRole('link', { name: new RegExp(nina.lastName) }).click();
  await expect(
    team.getByRole('button', { name: action('approve_job_application.submit'), exact: true }),
  ).toBeVisible();
  // An optional check that was left out delays nothing, and does not read as waiting for its applicant.
  const optional = team.getByRole('row').filter({ hasText: kind('CREDIT') });
  await expect(optional).toContainText(statusLabel('PENDING'));
  await expect(optional).toContainText(say('portal/ui', 'no'));
  await lookAt(team, 'application-checked');

  const reported = await atPortal(nina.token, nina.home);
  await reported.goto(wizard);
  await expect(
    checkSection(reported, 'CRIMINAL_RECORD').last().getByText(settled, { exact: true }),
  ).toBeVisible();
});

test('a consent is withdrawn where it was given, and a change can be cancelled', async ({
  atPortal,
  request,
}) => {
  const { token, home, wizard } = await makePublishedJob(request, form, [
    { jobCheckType: 'CREDIT', required: false },
    { jobCheckType: 'HSE_CARD' },
    { jobCheckType: 'CRIMINAL_RECORD' },
  ]);
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, nina.home);
  await page.goto(wizard);
  await page.getByRole('button', { name: own('begin') }).click();
  await page.getByLabel(why.label).fill('Fordi jeg liker barn.');
  await page.getByRole('button', { name: own('next'), exact: true }).click();
  const save = { name: action('update_job_application.submit'), exact: true };
  const change = { name: own('checks.change'), exact: true };
  const credit = checkSection(page, 'CREDIT').last();
  await expect(credit.getByText(own('checks.standing.OPTIONAL'), { exact: true })).toBeVisible();
  await credit.getByRole('checkbox').check();
  await credit.getByRole('button', save).click();
  await expect(credit.getByText(own('checks.standing.READY'), { exact: true })).toBeVisible();

  await credit.getByRole('button', change).click();
  await expect(credit.getByRole('checkbox')).toBeChecked();
  await credit.getByRole('checkbox').uncheck();
  await credit.getByRole('button', save).click();
  await expect(page.getByText(own('checks.revoked'))).toBeVisible();
  await page.reload();
  await expect(credit.getByText(own('checks.standing.OPTIONAL'), { exact: true })).toBeVisible();
  await expect(credit.getByRole('checkbox')).not.toBeChecked();

  const card = checkSection(page, 'HSE_CARD').last();
  await card.getByLabel(own('checks.content.HSE_CARD')).fill('1234567');
  await card.getByRole('button', save).click();
  await card.getByRole('button', change).click();
  await card.getByRole('button', { name: say('portal/ui', 'cancel') }).click();
  await expect(card.getByText(own('checks.told.READY'))).toBeVisible();

  // The review starts only after the record is shown in person.
  const record = checkSection(page, 'CRIMINAL_RECORD').last();
  await record.getByRole('button', { name: own('checks.inPerson') }).click();
  await expect(record.getByText(own('checks.shown'))).toBeVisible();
  await page.getByRole('button', { name: own('next'), exact: true }).click();
  await page.getByRole('checkbox').check();
  await page
    .getByRole('button', { name: action('submit_job_application.submit'), exact: true })
    .click();
  await expect(record.getByText(statusLabel('IN_REVIEW'), { exact: true })).toBeVisible();
  await expect(record.getByText(own('checks.shown'))).toBeVisible();
  const team = await atPortal(token, `${home}/recruitmore/verification-checks`);
  await team
    .getByRole('row')
    .filter({ hasText: kind('CRIMINAL_RECORD') })
    .getByRole('link')
    .first()
    .click();
  await expect(team.getByText(say('portal/modules/recruitment', 'checks.inPerson'))).toBeVisible();
});
