// Goal: somebody with the link reads what a team looks for, fills in its form, goes on with it elsewhere and sends it
// in; the team reads the answers and decides, and both see where it stands. Method: a new team with a published job,
// a newcomer on a phone and then on another device, the network gone in between.
import { expect } from '@playwright/test';
import { callPortal, mutatePortal } from './support/call-portal.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { makePublishedJob } from './support/make-job.ts';
import { disguised, notAReceipt, pictureOfReceipt } from './support/receipts.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values: Record<string, string> = {}) =>
  say('portal/modules/recruitment/wizard', key, values);
const overview = (key: string, values: Record<string, string> = {}) =>
  say('portal/modules/dashboard', key, values);
const submit = (action: string) => say('words', `actions.${action}.submit`);

const form = {
  pages: [
    {
      title: 'Om deg',
      pageNumber: 1,
      questions: [
        {
          id: 'car',
          label: 'Kjører du bil?',
          type: 'RADIOS',
          options: ['Ja', 'Nei'],
          required: true,
        },
        {
          id: 'since',
          label: 'Siden når?',
          required: true,
          schema: { type: 'integer', minimum: 1950 },
          condition: { questionId: 'car', mode: 'SHOW_IF_MATCH', value: 'Ja' },
        },
        {
          id: 'post',
          label: 'Postnummer',
          type: 'TEXT',
          validationRegexp: '^[0-9]{4}$',
          validationMessage: 'Postnummeret har fire sifre',
        },
      ],
    },
    {
      title: 'Hvorfor',
      pageNumber: 2,
      questions: [
        { id: 'why', label: 'Hvorfor vil du være med?', type: 'TEXT', required: true },
        {
          id: 'proof',
          label: 'Vitnemål',
          required: true,
          schema: { type: 'string', format: 'file' },
        },
      ],
    },
  ],
};

interface OwnApplications {
  jobApplications: { items: { id: string }[] };
}
const OWN = '{ jobApplications { items { id } } }';

// Requirements: A1.11, A2.31, A2.66, A2.87, A2.97, B1.13, B2.32, B2.33, B2.34, B3.26, B13.7,
// B13.9, B13.30
test('a newcomer applies on a phone, goes on elsewhere, and the team decides', async ({
  atPortal,
  request,
  browser,
}) => {
  test.slow();
  const { token, home, jobId, wizard } = await makePublishedJob(request, form);
  const nina = await makeNewcomer(request);

  // A stranger reads it, and is asked who they are.
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const stranger = await visitor.newPage();
  await stranger.goto(wizard);
  await expect(stranger.getByRole('heading', { name: 'Vikar i barnehage' })).toBeVisible();
  await expect(
    stranger.getByRole('button', { name: submit('request_application_link') }),
  ).toBeVisible();
  await lookAt(stranger, 'job-for-strangers');
  await visitor.close();

  // The wizard has no menu, so one comes in by a page that has.
  const apply = async () => {
    const window = await atPortal(nina.token, nina.home);
    await window.goto(wizard);
    return window;
  };
  const page = await apply();
  await page.getByRole('button', { name: own('begin') }).click();
  // Nothing of the portal's frame is around it, but its own way from step to step.
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: own('steps') })).toBeVisible();
  const next = page.getByRole('button', { name: own('next'), exact: true });
  await next.click();
  await expect(page.getByRole('heading', { name: 'Om deg' })).toBeVisible();
  await page.getByText('Ja', { exact: true }).click();
  await page.getByLabel('Siden når?').fill('1900');
  await page.getByLabel('Postnummer').fill('15');
  await expect(page.getByText(own('keeping.saved'))).toBeVisible();
  await next.click();
  // What is wrong is told where it was asked, in the team's words where it has some, and no longer once it is mended.
  const wrong = page.getByText('Postnummeret har fire sifre');
  await expect(wrong).toBeVisible();
  await expect(page.getByLabel('Siden når?')).toHaveAccessibleDescription(/.+/);
  await expect(page.getByLabel('Siden når?')).toBeFocused();
  await lookAt(page, 'application-page');
  await page.getByLabel('Postnummer').fill('0155');
  await expect(wrong).toHaveCount(0);
  await page.getByLabel('Siden når?').fill('1999');
  await next.click();

  // On a train: what is written stays, is said to wait, and is kept once there is a connection.
  await page.context().setOffline(true);
  await page.getByLabel('Hvorfor vil du være med?').fill('Fordi jeg liker barn.');
  await expect(page.getByText(own('keeping.waiting'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(own('keeping.saved'))).toBeVisible();

  // A file is looked at when it is picked, and what is wrong with it, or that it is missing, is told where it is asked for.
  const files = page.locator('input[type=file]:not([capture])');
  const pick = page.getByRole('button', { name: `Vitnemål: ${say('portal/ui', 'files.pickOne')}` });
  await next.click();
  await expect(pick).toHaveAccessibleDescription(/.+/);
  await files.setInputFiles(notAReceipt);
  await expect(pick).toHaveAccessibleDescription(
    say('portal/ui', 'files.wrongType', { amount: '1' }),
  );
  await files.setInputFiles(disguised);
  await expect(pick).toHaveAccessibleDescription(say('words', 'errors.INVALID.file'));
  await lookAt(page, 'application-file-refused');
  await files.setInputFiles(await pictureOfReceipt('vitnemål.png'));
  await expect(page.getByText('vitnemål.png')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

  // Elsewhere, with all that was written; the overview leads there.
  const later = await atPortal(nina.token, `${nina.home}/account/dashboard`);
  await expect(later.getByRole('heading', { name: overview('begun.title') })).toBeVisible();
  await lookAt(later, 'dashboard-begun');
  await later.getByRole('main').getByRole('link', { name: 'Vikar i barnehage' }).click();
  await expect(later.getByLabel('Postnummer')).toHaveValue('0155');
  await later.getByRole('button', { name: own('next'), exact: true }).click();
  await expect(later.getByLabel('Hvorfor vil du være med?')).toHaveValue('Fordi jeg liker barn.');
  await expect(later.getByText('vitnemål.png')).toBeVisible();
  await lookAt(later, 'application-file');
  await later.getByRole('button', { name: own('next'), exact: true }).click();
  const review = later.getByRole('heading', { name: own('summary.title') });
  await expect(review).toBeFocused();

  // Steps are addresses: Back, Forward and a reload lead where one was, and what is complete stays open.
  await later.goBack();
  await expect(later.getByRole('heading', { name: 'Hvorfor', exact: true })).toBeVisible();
  await later.goForward();
  await expect(review).toBeVisible();
  await later.reload();
  await expect(review).toBeVisible();
  await later.goto(`${wizard}?step=page-0`);
  const panel = later.getByRole('navigation', { name: own('steps') });
  await panel.getByRole('button', { name: own('summary.title') }).click();
  await expect(review).toBeVisible();

  const send = later.getByRole('button', { name: submit('submit_job_application'), exact: true });
  await send.click();
  await expect(later.getByText(own('consent.BLANK'))).toBeVisible();
  await expect(later.getByRole('link', { name: 'vitnemål.png' })).toBeVisible();
  await later.getByRole('checkbox').check();
  await lookAt(later, 'application-consent');

  // What another window writes meanwhile is named and has to be reviewed, not sent in unseen.
  const { jobApplications } = await callPortal<OwnApplications>(request, nina.token, OWN);
  const writeElsewhere = (value: string) =>
    mutatePortal(request, nina.token, 'updateJobApplication', {
      id: jobApplications.items[0]?.id,
      attributes: { applicationFormAnswers: [{ questionId: 'why', value }] },
    });
  await writeElsewhere('Fordi jeg liker voksne.');
  await send.click();
  await expect(later.getByText(own('refused.CHANGED'))).toBeVisible();
  const changed = own('changedElsewhere', { questions: 'Hvorfor vil du være med?' });
  await expect(later.getByText(changed)).toBeVisible();
  await expect(later.getByText('Fordi jeg liker voksne.')).toBeVisible();
  await lookAt(later, 'application-changed-elsewhere');
  await writeElsewhere('Fordi jeg liker barn.');
  await send.click();
  await expect(later.getByText('Fordi jeg liker barn.')).toBeVisible();
  await send.click();
  await expect(later.getByRole('heading', { name: own('state.SUBMITTED.title') })).toBeVisible();
  await lookAt(later, 'application-sent');

  // The team reads the answers and says yes.
  const team = await atPortal(token, `${home}/account/dashboard`);
  await lookAt(team, 'dashboard-applicants');
  await team
    .getByRole('link', { name: overview('applicants.qualified_one', { count: '1' }) })
    .click();
  await team.getByRole('link', { name: new RegExp(nina.lastName) }).click();
  await expect(team.getByText('Fordi jeg liker barn.')).toBeVisible();
  // What was handed in is shown to who says that they look.
  const file = team.getByRole('link', { name: 'vitnemål.png' });
  await expect(file).toHaveCount(0);
  await team.getByRole('button', { name: submit('open_job_application_files') }).click();
  const opened = await team.request.get((await file.getAttribute('href')) ?? '');
  expect(opened.headers()['content-type']).toBe('image/png');
  const menu = team.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: say('portal/app', 'menu.workflows') })).toBeVisible();
  // What the team says among itself stays there.
  await team
    .getByRole('button', { name: say('words', 'actions.create_job_application_note.title') })
    .click();
  const note = team.getByRole('dialog');
  await note.getByLabel(say('words', 'fields.job_application_notes.body')).fill('Virker trygg.');
  await note.getByRole('button', { name: submit('create_job_application_note') }).click();
  await expect(team.getByText('Virker trygg.')).toBeVisible();
  await lookAt(team, 'application-received');
  await team.getByRole('button', { name: submit('approve_job_application'), exact: true }).click();
  await team
    .getByRole('dialog')
    .getByRole('button', { name: submit('approve_job_application') })
    .click();
  // The way shows the state before it is reached, so what was done is what is waited for.
  await expect(
    team.getByText(say('words', 'actions.approve_job_application.success')),
  ).toBeVisible();
  await team.goto(`${home}/recruitmore/jobs/${jobId}`);
  await expect(team.getByRole('link', { name: new RegExp(nina.lastName) })).toBeVisible();
  const approved = say('words', 'values.JobApplicationStatus.APPROVED');
  await expect(team.getByRole('link', { name: `${approved}: 1` })).toBeVisible();
  await lookAt(team, 'job');
  // The applicant finds it again, without a word of what was noted.
  const mine = await atPortal(nina.token, `${nina.home}/recruitmore/applications`);
  const state = (name: string, count: number) =>
    mine
      .getByRole('group')
      .getByText(`${say('words', `values.JobApplicationStatus.${name}`)} ${count}`, {
        exact: true,
      });
  await state('REJECTED', 0).click();
  await expect(mine.getByText(say('portal/ui', 'list.noMatchText'))).toBeVisible();
  await state('REJECTED', 0).click();
  await state('APPROVED', 1).click();
  await expect(mine.locator('[data-tone]', { hasText: approved })).toBeVisible();
  await lookAt(mine, 'own-applications');
  await mine.getByRole('link', { name: 'Vikar i barnehage' }).click();
  await expect(mine.getByRole('heading', { name: own('state.APPROVED.title') })).toBeVisible();

  // Whoever thinks better of it erases it, also at the team, and may begin anew.
  await mine
    .getByRole('button', { name: say('words', 'actions.destroy_job_application.title') })
    .click();
  await lookAt(mine, 'application-erase');
  await mine
    .getByRole('dialog')
    .getByRole('button', { name: submit('destroy_job_application'), exact: true })
    .click();
  await expect(mine.getByRole('button', { name: own('begin') })).toBeVisible();
  await team.reload();
  await expect(team.getByRole('link', { name: new RegExp(nina.lastName) })).toHaveCount(0);
});

test('a job that is closed while somebody writes says so at once; what is sent in can be corrected', async ({
  atPortal,
  request,
}) => {
  const questions = [
    { id: 'why', label: 'Hvorfor?', type: 'TEXT', required: true },
    { id: 'more', label: 'Mer?', type: 'TEXT' },
  ];
  const short = { pages: [{ title: 'Om deg', pageNumber: 1, questions }] };
  const { token, jobId, wizard } = await makePublishedJob(request, short);
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, nina.home);
  await page.goto(wizard);
  await page.getByRole('button', { name: own('begin') }).click();
  const why = page.getByRole('textbox', { name: 'Hvorfor?', exact: true });
  await expect(why).toHaveAttribute('aria-required', 'true');
  const optional = say('portal/modules/recruitment', 'answers.optional', { question: 'Mer?' });
  await expect(page.getByRole('textbox', { name: optional })).toHaveAttribute(
    'aria-required',
    'false',
  );
  await why.fill('Fordi');

  // The language is chosen on the page itself, and keeps the answers.
  const other = spoken === 'nb' ? 'English' : 'Norsk';
  await page.getByRole('button', { name: other }).click();
  await expect(page).toHaveURL(new RegExp(`/v2/${spoken === 'nb' ? 'en' : 'nb'}/`));
  await expect(page.getByRole('textbox', { name: 'Hvorfor?', exact: true })).toHaveValue('Fordi');
  await page.getByRole('button', { name: spoken === 'nb' ? 'Norsk' : 'English' }).click();

  const lookAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const closed = own('closed.meanwhile', { why: own('closed.CLOSED') });
  await mutatePortal(request, token, 'closeJob', { id: jobId });
  await lookAgain();
  await expect(page.getByText(closed)).toBeVisible();
  await page.getByRole('button', { name: own('next'), exact: true }).click();
  const send = page.getByRole('button', { name: submit('submit_job_application'), exact: true });
  await expect(page.getByRole('heading', { name: own('summary.title') })).toBeVisible();
  await expect(send).toHaveCount(0);
  await lookAt(page, 'application-job-closed');
  await mutatePortal(request, token, 'publishJob', { id: jobId });
  await lookAgain();
  await page.getByRole('checkbox').check();
  await send.click();

  // Nothing is checked of the applicant, so it is ready at once, and can be taken back all the same.
  await expect(page.getByRole('heading', { name: own('state.QUALIFIED.title') })).toBeVisible();
  await page
    .getByRole('button', { name: say('words', 'actions.withdraw_job_application.title') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: submit('withdraw_job_application'), exact: true })
    .click();
  await page.getByRole('navigation').getByRole('button', { name: 'Om deg' }).click();
  await expect(why).toHaveValue('Fordi');
});
