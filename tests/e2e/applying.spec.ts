// Goal: an applicant opens a job by its link, fills in the form, continues on another device and submits it; the team
// reads the answers and decides, and both see the status. Method: a new team with a published job, a new user on a
// phone and then on another device, with a lost connection in between.
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
test('an applicant starts on a phone, continues on another device, and the team decides', async ({
  atPortal,
  request,
  browser,
}) => {
  test.slow();
  const { token, home, jobId, wizard } = await makePublishedJob(request, form);
  const nina = await makeNewcomer(request);

  // A visitor can read the job, and has to sign in to apply.
  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const stranger = await visitor.newPage();
  await stranger.goto(wizard);
  await expect(stranger.getByRole('heading', { name: 'Vikar i barnehage' })).toBeVisible();
  await expect(
    stranger.getByRole('button', { name: submit('request_application_link') }),
  ).toBeVisible();
  await lookAt(stranger, 'job-for-strangers');
  await visitor.close();

  // The wizard has no menu, so the test signs in on a page that has one.
  const apply = async () => {
    const window = await atPortal(nina.token, nina.home);
    await window.goto(wizard);
    return window;
  };
  const page = await apply();
  await page.getByRole('button', { name: own('begin') }).click();
  // The wizard has only its own navigation, without the portal's menu.
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
  // A refusal is shown at its question, with the team's message if it has one, until the answer is corrected.
  const wrong = page.getByText('Postnummeret har fire sifre');
  await expect(wrong).toBeVisible();
  await expect(page.getByLabel('Siden når?')).toHaveAccessibleDescription(/.+/);
  await expect(page.getByLabel('Siden når?')).toBeFocused();
  await lookAt(page, 'application-page');
  await page.getByLabel('Postnummer').fill('0155');
  await expect(wrong).toHaveCount(0);
  // A figure with two readings is asked back, and shown as understood.
  await page.getByLabel('Siden når?').fill('1.999');
  await page.getByLabel('Siden når?').blur();
  await expect(page.getByLabel('Siden når?')).toHaveAccessibleDescription(/1\s?999/);
  await page.getByLabel('Siden når?').fill('1 999,0');
  await page.getByLabel('Siden når?').blur();
  await expect(page.getByLabel('Siden når?')).toHaveValue('1999');
  await next.click();

  // Without a connection answers stay on the device, shown as waiting, and are saved afterwards.
  await page.context().setOffline(true);
  await page.getByLabel('Hvorfor vil du være med?').fill('Fordi jeg liker barn.');
  await expect(page.getByText(own('keeping.waiting'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(own('keeping.saved'))).toBeVisible();

  // A file is checked when it is chosen, and a wrong or missing one is reported at its question.
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

  // Another device has all answers; the overview links to the application.
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

  // Steps are addresses: Back, Forward and a reload open the same step, and complete steps stay open.
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

  // Changes of another window are listed and have to be reviewed before submitting.
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

  // The team reads the answers and approves.
  const team = await atPortal(token, `${home}/account/dashboard`);
  await lookAt(team, 'dashboard-applicants');
  await team
    .getByRole('link', { name: overview('applicants.qualified_one', { count: '1' }) })
    .click();
  await team.getByRole('link', { name: new RegExp(nina.lastName) }).click();
  await expect(team.getByText('Fordi jeg liker barn.')).toBeVisible();
  // Files are available after the reader confirms opening them, which is recorded.
  const file = team.getByRole('link', { name: 'vitnemål.png' });
  await expect(file).toHaveCount(0);
  await team.getByRole('button', { name: submit('open_job_application_files') }).click();
  const opened = await team.request.get((await file.getAttribute('href')) ?? '');
  expect(opened.headers()['content-type']).toBe('image/png');
  const menu = team.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: say('portal/app', 'menu.workflows') })).toBeVisible();
  // Notes of the team are internal.
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
  // The path shows the state before it is reached, so the test waits for the message of success.
  await expect(
    team.getByText(say('words', 'actions.approve_job_application.success')),
  ).toBeVisible();
  await team.goto(`${home}/recruitmore/jobs/${jobId}`);
  await expect(team.getByRole('link', { name: new RegExp(nina.lastName) })).toBeVisible();
  const approved = say('words', 'values.JobApplicationStatus.APPROVED');
  await expect(team.getByRole('link', { name: `${approved}: 1` })).toBeVisible();
  await lookAt(team, 'job');
  // The applicant finds the application again, without the notes.
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

  // The applicant can erase the application, also for the team, and start anew.
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

test('a job that is closed during writing is reported at once, and a submitted application can be corrected', async ({
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

  // Changing the language on the page keeps the answers.
  const other = spoken === 'nb' ? 'English' : 'Norsk';
  await page.getByRole('button', { name: other }).click();
  await expect(page).toHaveURL(new RegExp(`/v2/${spoken === 'nb' ? 'en' : 'nb'}/`));
  await expect(page.getByRole('textbox', { name: 'Hvorfor?', exact: true })).toHaveValue('Fordi');
  await page.getByRole('button', { name: spoken === 'nb' ? 'Norsk' : 'English' }).click();
  // Nor do saved ones come back as if another window had written them.
  await expect(page.getByText(own('keeping.saved'))).toBeVisible();
  await page.getByRole('button', { name: other }).click();
  await expect(page.getByRole('textbox', { name: 'Hvorfor?', exact: true })).toHaveValue('Fordi');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/Endret i et annet vindu|Changed in another window/)).toHaveCount(0);
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

  // The job has no checks, so the application is ready at once, and can still be withdrawn.
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
