// Goal: after a session ends its user can continue, and unsaved input is restored, for its author only.
// Method: sessions ended from elsewhere, reloaded pages, another user in the same browser.
import { type APIRequestContext, expect } from '@playwright/test';
import { expectSaved } from './steps/write-invoice.ts';
import { ask } from './support/ask.ts';
import { type Freelancer, makeFreelancer } from './support/make-freelancer.ts';
import { makePublishedJob } from './support/make-job.ts';
import { password } from './support/people.ts';
import { lookAt } from './support/screen.ts';
import { logIn } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const identity = (key: string) => say('portal/modules/identity', key);
const WRITE = 'invoicemore/invoice-creation';
const DRAFT = 'portal/modules/invoicing/draft';

async function logOutEverywhereElse(request: APIRequestContext, { email }: Freelancer) {
  const input = { email, password };
  const { token } = await ask<{ token: string }>(request, 'CreateSession', 'createSession', {
    input,
  });
  await ask(request, 'DestroyOtherSessions', 'destroyOtherSessions', { input: {} }, token);
}

// Requirements: A2.28
test('a session ended elsewhere leads to the log-in and back to the draft', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/${WRITE}`);
  const text = page.getByLabel(say('words', 'fields.*.description'), { exact: true });
  await text.fill('Kommet til tjeneren');
  await expectSaved(page, spoken);
  // The last input is only on this device.
  await page.route('**/graphql', (route) =>
    /UpdateInvoice/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await text.fill('Bare på denne enheten');
  await logOutEverywhereElse(request, nina);
  await expect(page.getByText(identity('existing.reason.ended'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await lookAt(page, 'portal-session-ended');
  await page.unroute('**/graphql');

  await logIn(page, nina);
  await expect(page).toHaveURL(/invoice-creation\/inv_/);
  await expect(text).toHaveValue('Bare på denne enheten');
  await expectSaved(page, spoken);
});

test('a text that cannot be read is all that was written: it is there after the log-in, with its error', async ({
  atPortal,
  request,
}) => {
  test.slow();
  const cases = [
    { path: 'dueOn', text: 'en gang' },
    { path: 'invoicedOn', text: 'i fjor en gang', isLeft: false },
    { path: 'lines.0.workReport.startDate', text: 'en dag', isLeft: false },
    { path: 'lines.0.workReport.hours', text: 'mange' },
    { path: 'lines.0.unitPrice', text: 'dyrt' },
  ];
  for (const { path, text, isLeft = true } of cases) {
    const nina = await makeFreelancer(request);
    const page = await atPortal(nina.token, `${nina.home}/${WRITE}`);
    const field = page.locator(`[data-path="${path}"]`);
    await field.fill(text);
    if (isLeft) await field.blur();
    else await page.reload();
    await expect(field, path).toHaveValue(text);
    if (!isLeft) await field.fill(`${text} igjen`);
    await logOutEverywhereElse(request, nina);
    await expect(page.getByText(identity('existing.reason.ended'))).toBeVisible();
    await logIn(page, nina);
    await expect(field, path).toHaveValue(isLeft ? text : `${text} igjen`);
    await expect(field, path).toHaveAttribute('aria-invalid', 'true');
  }
});

test('the end of a session is reported to an applicant, and the answers are saved after the log-in', async ({
  atPortal,
  request,
}) => {
  const questions = [{ id: 'why', label: 'Hvorfor?', type: 'TEXT', required: true }];
  const short = { pages: [{ title: 'Om deg', pageNumber: 1, questions }] };
  const { wizard } = await makePublishedJob(request, short);
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, nina.home);
  await page.goto(wizard);
  const wizardSays = (key: string) => say('portal/modules/recruitment/wizard', key);
  await page.getByRole('button', { name: wizardSays('begin') }).click();
  const why = page.getByRole('textbox', { name: 'Hvorfor?' });
  await why.fill('Kommet til tjeneren');
  await expect(page.getByText(wizardSays('keeping.saved'))).toBeVisible();
  // The page learns of the end at the next save, which has the last input.
  await page.route('**/graphql', (route) =>
    /UpdateJobApplication/.test(route.request().postData() ?? '')
      ? route.abort()
      : route.continue(),
  );
  await why.fill('Bare på denne enheten');
  await logOutEverywhereElse(request, nina);
  await page.unroute('**/graphql');
  await expect(page.getByText(identity('existing.reason.ended'))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await lookAt(page, 'application-session-ended');

  await page.getByRole('link', { name: wizardSays('enter.existing') }).click();
  await logIn(page, nina);
  await expect(why).toHaveValue('Bare på denne enheten');
  await expect(page.getByText(wizardSays('keeping.saved'))).toBeVisible();
  await page.reload();
  await expect(why).toHaveValue('Bare på denne enheten');
});

test('pasted rows that are not inserted are restored after the log-in', async ({
  atPortal,
  request,
}) => {
  const paste = (key: string, values?: Record<string, string>) =>
    say('portal/modules/invoicing/paste', key, values);
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/${WRITE}`);
  const dialog = page.getByRole('dialog', { name: paste('title') });
  const open = page.getByRole('button', { name: say(DRAFT, 'write.paste') });
  const rows = dialog.getByLabel(paste('text'));
  const corrected = dialog.getByLabel(new RegExp(`${paste('cell', { field: '.*', row: '2' })}$`));
  const insert = dialog.getByRole('button', { name: paste('insert_one', { count: '1' }) });
  await open.click();
  await dialog.getByLabel(paste('kind')).selectOption('EXTRA');
  await rows.fill('Tekst\tAntall\tPris\nMøte\tto\t1 200\n');
  await corrected.fill('to og en');
  await logOutEverywhereElse(request, nina);
  await expect(page.getByText(identity('existing.reason.ended'))).toBeVisible();

  await logIn(page, nina);
  await open.click();
  await expect(dialog.getByLabel(paste('kind'))).toHaveValue('EXTRA');
  await expect(rows).toHaveValue(/Møte/);
  await expect(corrected).toHaveValue('to og en');
  await corrected.fill('2');
  await insert.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Møte')).toBeVisible();
  // Inserted rows are not offered a second time.
  await open.click();
  await expect(rows).toHaveValue('');
});

test('unsaved input of one user is never shown to the next', async ({ atPortal, request }) => {
  const [nina, per] = [await makeFreelancer(request), await makeFreelancer(request)];
  const page = await atPortal(nina.token, `${nina.home}/${WRITE}`);
  const text = page.getByLabel(say('words', 'fields.*.description'), { exact: true });
  await page.route('**/graphql', (route) =>
    /(Create|Update)Invoice"/.test(route.request().postData() ?? '')
      ? route.abort()
      : route.continue(),
  );
  await text.fill('Ninas linje');
  await logOutEverywhereElse(request, nina);
  await expect(page.getByText(identity('existing.reason.ended'))).toBeVisible();
  await page.unroute('**/graphql');

  await logIn(page, per);
  await expect(page).toHaveURL(new RegExp(`^[^?]*${per.home}/`));
  await page.goto(`${per.home}/${WRITE}`);
  await expect(text).toHaveValue('');

  await page.getByRole('button', { name: say('portal/app', 'logOut') }).click();
  await expect(page).toHaveURL(/login\/existing-user/);
  await logIn(page, nina);
  await expect(page).toHaveURL(new RegExp(nina.home));
  await page.goto(`${nina.home}/${WRITE}`);
  await expect(text).toHaveValue('Ninas linje');
});

test('a public page continues for a visitor after the session has ended', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('honorar.token', 'of-a-session-long-over'));
  for (const [path, text] of [
    ['invoicemore/public-invoice/forged', say('portal/modules/invoicing/public', 'missing')],
    ['login/existing-user', identity('existing.title')],
    ['common/freelancer-agreement', say('portal/modules/payout/agreement', 'name.INDIVIDUAL')],
    ['', say('portal/modules/core', 'home.title')],
  ]) {
    await page.goto(`/v2/${spoken}/${path}`);
    await expect(page.getByText(text ?? '', { exact: true }).first()).toBeVisible();
    // The front page has no header, but its own link to register.
    if (path !== '') {
      await expect(
        page.getByRole('link', { name: say('portal/app', 'signUp') }).first(),
      ).toBeVisible();
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('an unfinished invitation is restored after a reload', async ({ atPortal, request }) => {
  const questions = [{ id: 'why', label: 'Hvorfor?', type: 'TEXT' }];
  const { token, home, jobId } = await makePublishedJob(request, {
    pages: [{ title: 'Om deg', pageNumber: 1, questions }],
  });
  const page = await atPortal(token, `${home}/account/settings/team/members`);
  const dialog = page.getByRole('dialog');
  const add = page.getByRole('button', { name: say('words', 'actions.add_account_member.title') });
  const next = dialog.getByRole('button', { name: say('portal/modules/team', 'drawer.next') });
  await add.click();
  await dialog.locator('[name=email]').fill('ny@story.example');
  await next.click();
  await dialog.locator('[name=firstName]').fill('Ny');
  await page.reload();
  await add.click();
  await expect(dialog.locator('[name=email]')).toHaveValue('ny@story.example');
  await next.click();
  await expect(dialog.locator('[name=firstName]')).toHaveValue('Ny');

  await page.goto(`${home}/recruitmore/jobs/${jobId}`);
  const invite = page.getByRole('button', {
    name: say('words', 'actions.invite_applicants.title'),
  });
  await invite.click();
  await dialog.locator('[name=emails]').fill('en@story.example\nto@story.example');
  await page.reload();
  await invite.click();
  await expect(dialog.locator('[name=emails]')).toHaveValue('en@story.example\nto@story.example');
});
