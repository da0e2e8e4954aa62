// Goal: an invited applicant opens the job by the link in the mail, once, and the token is removed from the address; with
// a used link or without one an applicant requests a link by e-mail. Method: a new team with a published job, a pasted
// list with a fault, two unknown applicants on a phone.
import { expect, type Page } from '@playwright/test';
import { useLink } from './steps/use-link.ts';
import { mailTo } from './support/inbox.ts';
import { makePublishedJob } from './support/make-job.ts';
import { makePerson } from './support/make-person.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const wizard = (key: string, values: Record<string, string> = {}) =>
  say('portal/modules/recruitment/wizard', key, values);
const submit = (action: string) => say('words', `actions.${action}.submit`);
const invite = say('words', 'actions.invite_applicants.title');

const form = {
  pages: [
    {
      title: 'Om deg',
      pageNumber: 1,
      questions: [{ id: 'why', label: 'Hvorfor?', type: 'TEXT', required: true }],
    },
  ],
};

/** Fills in the name that a new user is asked for. */
async function fillName(
  page: Page,
  { firstName, lastName }: { firstName: string; lastName: string },
) {
  await page.getByLabel(say('words', 'fields.*.firstName'), { exact: true }).fill(firstName);
  await page.getByLabel(say('words', 'fields.*.lastName'), { exact: true }).fill(lastName);
  await page.getByRole('button', { name: say('portal/app', 'onboard.submit') }).click();
}

// Requirements: A7.49, B2.37, B7.15
test('an invitation link works once, and other applicants request a link at the job', async ({
  atPortal,
  request,
  browser,
}) => {
  test.slow();
  const { token, home, jobId, wizard: address } = await makePublishedJob(request, form);
  const [nils, ida] = [makePerson(), makePerson()];

  const team = await atPortal(token, `${home}/recruitmore/jobs/${jobId}`);
  await team.getByRole('button', { name: invite }).click();
  const popup = team.getByRole('dialog', { name: invite });
  const addresses = popup.getByRole('textbox');
  await addresses.fill(`${nils.email}\nikke-en-adresse`);
  await popup.getByRole('button', { name: /2/ }).click();
  await expect(popup.getByText('ikke-en-adresse: ')).toBeVisible();
  await lookAt(team, 'invite-refused');
  await addresses.fill(`Nils Ny <${nils.email}>`);
  await popup.getByRole('button', { name: /1/ }).click();
  await expect(team.getByText(say('words', 'actions.invite_applicants.success'))).toBeVisible();
  await expect(popup).toBeHidden();
  await expect(
    team.getByText(say('portal/modules/recruitment', 'invite.sent_one', { count: '1' })),
  ).toBeVisible();

  const mail = await mailTo(request, nils.email, /Vikar i barnehage/);
  const link = mail.links.find((one) => one.includes('/token-handler/stage-2')) ?? '';
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await useLink(page, link, 'INVITATION');
  await expect(page).toHaveURL(new RegExp(`/recruitmore/enrolment-wizard/${jobId}$`));
  await fillName(page, nils);
  const begin = page.getByRole('button', { name: wizard('begin') });
  await expect(begin).toBeVisible();
  await lookAt(page, 'invited');
  await begin.click();
  await expect(page.getByLabel('Hvorfor?')).toBeVisible();
  await phone.close();

  // A used link is reported, and leads to the form for a new one.
  const later = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const stranger = await later.newPage();
  await stranger.goto(link);
  await expect(stranger.getByText(say('portal/modules/core', 'token.deadText'))).toBeVisible();
  await lookAt(stranger, 'invitation-used');
  await stranger.getByRole('link', { name: say('portal/modules/core', 'token.toJob') }).click();
  await expect(stranger).toHaveURL(new RegExp(`${address}$`));
  const field = stranger.getByLabel(say('words', 'fields.*.email'), { exact: true });
  await field.fill(ida.email);
  await stranger.getByRole('button', { name: submit('request_application_link') }).click();
  await expect(stranger.getByText(wizard('enter.sent', { email: ida.email }))).toBeVisible();
  await lookAt(stranger, 'link-asked-for');
  const requested = await mailTo(request, ida.email, /Vikar i barnehage/);
  await stranger.goto(requested.links.find((one) => one.includes('/token-handler/stage-2')) ?? '');
  await fillName(stranger, ida);
  await expect(stranger.getByRole('button', { name: wizard('begin') })).toBeVisible();
  await expect(stranger).toHaveURL(new RegExp(`${address}$`));
  await later.close();
});
