// Goal: the end of a session is no dead end, and a person is signed in where they work, nowhere else.
// Method: sessions ended behind the browser's back, tabs opened beside others, storage that refuses.
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectSaved } from './steps/write-invoice.ts';
import { ask } from './support/ask.ts';
import { type Freelancer, makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { makePublishedJob } from './support/make-job.ts';
import { password } from './support/people.ts';
import { lookAt } from './support/screen.ts';
import { enter, homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { submitInvoice } from './support/submit-invoice.ts';
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

async function logIn(page: Page, { email }: Freelancer) {
  await page.getByLabel(say('words', 'fields.*.email'), { exact: true }).fill(email);
  await page.getByLabel(say('words', 'fields.*.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: identity('existing.submit') }).click();
}

// Requirements: A2.28
test('a session that was ended elsewhere leads to the log-in and back to what was written', async ({
  atPortal,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const page = await atPortal(nina.token, `${nina.home}/${WRITE}`);
  const text = page.getByLabel(say('words', 'fields.*.description'), { exact: true });
  await text.fill('Kommet til tjeneren');
  await expectSaved(page, spoken);
  // What is typed last has not come further than this device.
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

test('a session that ends while somebody applies is reported there, and what was written is sent once they are back', async ({
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
  // Neither the end nor what is typed last is heard of before the next save.
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

test('rows that are pasted but not inserted are there again after the log-in', async ({
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
  const mended = dialog.getByLabel(new RegExp(`${paste('cell', { field: '.*', row: '2' })}$`));
  const insert = dialog.getByRole('button', { name: paste('insert_one', { count: '1' }) });
  await open.click();
  await dialog.getByLabel(paste('kind')).selectOption('EXTRA');
  await rows.fill('Tekst\tAntall\tPris\nMøte\tto\t1 200\n');
  await mended.fill('to og en');
  await logOutEverywhereElse(request, nina);
  await expect(page.getByText(identity('existing.reason.ended'))).toBeVisible();

  await logIn(page, nina);
  await open.click();
  await expect(dialog.getByLabel(paste('kind'))).toHaveValue('EXTRA');
  await expect(rows).toHaveValue(/Møte/);
  await expect(mended).toHaveValue('to og en');
  await mended.fill('2');
  await insert.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Møte')).toBeVisible();
  // Inserted rows are not offered a second time.
  await open.click();
  await expect(rows).toHaveValue('');
});

test('what one person left half written is never shown to the next', async ({
  atPortal,
  request,
}) => {
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

test('a public page goes on for a visitor when the session is over', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('honorar.token', 'of-a-session-long-over'));
  for (const [door, text] of [
    ['invoicemore/public-invoice/forged', say('portal/modules/invoicing/public', 'missing')],
    ['login/existing-user', identity('existing.title')],
    ['common/freelancer-agreement', say('portal/modules/payout/agreement', 'name.INDIVIDUAL')],
    ['', say('portal/modules/core', 'home.title')],
  ]) {
    await page.goto(`/v2/${spoken}/${door}`);
    await expect(page.getByText(text ?? '', { exact: true }).first()).toBeVisible();
    // The first page has no header; its own way in is there as well.
    if (door !== '') {
      await expect(
        page.getByRole('link', { name: say('portal/app', 'signUp') }).first(),
      ).toBeVisible();
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

// Requirements: A2.81
test('a tab opened beside another is signed in, and log-out ends both', async ({
  atPortal,
  request,
}) => {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/settings/account-info`);
  const link = page.getByRole('link', {
    name: say('portal/modules/payout', 'menu.personal'),
    exact: true,
  });
  const beside = await opened(page.context(), () =>
    link.first().click({ modifiers: ['ControlOrMeta'] }),
  );
  await expect(beside).toHaveURL(/payout-settings$/);
  const menu = beside.getByRole('navigation', { name: say('portal/app', 'menu.title') });
  await expect(menu).toBeVisible();
  const stored = await beside.evaluate(() => JSON.stringify(localStorage) + document.cookie);
  expect(stored).not.toContain(nina.token);

  await beside.getByRole('button', { name: say('portal/app', 'logOut') }).click();
  await expect(beside).toHaveURL(/login\/existing-user$/);
  await expect(page.getByText(identity('existing.reason.left'))).toBeVisible();
  await page.goto(`${nina.home}/account/settings/account-info`);
  await expect(page).toHaveURL(/login\/existing-user/);
});

test('log-out ends the tabs of the person’s other accounts too, and they say so', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, 'kari');
  await enter(page, token, await homeOf(request, token));
  const team = await page.context().newPage();
  await team.goto(`/v2/${spoken}/business/solsiden-barnehage/account/dashboard`);
  await expect(team).toHaveURL(/solsiden-barnehage/);
  await expect(team.getByRole('navigation').first()).toBeVisible();
  const logOut = say('portal/app', 'logOut');
  await page.getByRole('button', { name: logOut }).click();
  await expect(team.getByText(identity('existing.reason.left'))).toBeVisible();
  // The tab of the team would otherwise hand its session on to the page one logs in at.
  await page.goto(`/v2/${spoken}/login/existing-user`);
  await expect(page.getByRole('heading', { name: identity('existing.title') })).toBeVisible();
});

async function opened(context: BrowserContext, act: () => Promise<void>): Promise<Page> {
  const next = context.waitForEvent('page');
  await act();
  return next;
}

test('who logs out on a train gets out, though the service is not heard of', async ({
  atPortal,
  request,
}) => {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, nina.home);
  // Neither an answer nor a failure.
  await page.route('**/graphql', (route) =>
    /DestroySession/.test(route.request().postData() ?? '') ? undefined : route.continue(),
  );
  await page.getByRole('button', { name: say('portal/app', 'logOut') }).click();
  await expect(page).toHaveURL(/login\/existing-user/);
  await page.unroute('**/graphql');
});

// Requirements: A8.11
test('a browser that keeps nothing stops nobody', async ({ page, request }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  const home = await homeOf(request, await tokenOf(request, 'ingrid'));
  const back = encodeURIComponent(`${home}/invoicemore/payout-service/invoices`);
  await page.goto(`/v2/${spoken}/login/existing-user?redirect=${back}`);
  await logIn(page, { email: 'ingrid@demo.honorar.no' } as Freelancer);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/v2\/en\//);
  await page.getByRole('button', { name: words('en')('portal/app', 'scheme.label') }).click();
  await page.getByRole('menuitem', { name: words('en')('portal/app', 'scheme.dark') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: words('en')('portal/app', 'logOut') }).click();
  await expect(page).toHaveURL(/login\/existing-user$/);
});

// Requirements: A2.11, A2.49, A2.50, A2.52, A2.53
test('the bare address leads to where one last worked, a module to where it begins', async ({
  page,
  request,
}) => {
  await page.goto('/');
  // Norwegian comes first, whatever the browser speaks.
  await expect(page).toHaveURL(/\/v2\/nb$/);
  const nina = await makeNewcomer(request);
  const settings = /account\/settings\/account-info$/;
  await enter(page, nina.token, `${nina.home}/account/settings/authentication`);
  await page.goto('/v2');
  await expect(page).toHaveURL(settings);
  await page.goto(`/v2/${spoken}/invoicemore`);
  await expect(page).toHaveURL(/personal\/[^/]+\/invoicemore\/payout-service$/);
  await page.goto(`${nina.home}/account`);
  await expect(page).toHaveURL(settings);
  await page.goto(`${nina.home}/invoicemore/payout-service/invoices`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/invoicemore\/payout-service$/);

  // Nothing can be learned of them, not even what they speak: the dashboard, which says why and asks again.
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/v2');
  const retry = words('nb')('portal/ui', 'error.retry');
  await expect(page.getByRole('button', { name: retry })).toBeVisible();
  await expect(page).toHaveURL(/account\/dashboard$/);
});

// Requirements: A2.11, A2.54, A2.55
test('a visitor who names a module comes to its door', async ({ page }) => {
  await page.goto(`/v2/${spoken}/login?redirect=%2Fv2%2F${spoken}%2Fcommon%2Ffreelancer-agreement`);
  await expect(page).toHaveURL(/login\/existing-user\?redirect=/);
  await page.goto('/v2/en/test');
  await expect(page).toHaveURL(/\/v2\/en$/);
});

test('a list is asked for once', async ({ page, request }) => {
  // Nobody else's doing reaches this account: an event would make the list be loaded anew.
  const { token, home } = await makeFreelancer(request);
  await submitInvoice(request, token);
  const list = `${home}/invoicemore/payout-service/invoices`;
  const requested: string[] = [];
  page.on('request', (one) => {
    requested.push(/"operationName":"(\w+)"/.exec(one.postData() ?? '')?.[1] ?? '');
  });
  // Whoever listens before the list comes has missed nothing.
  const listens = Promise.withResolvers<void>();
  page.on('websocket', (socket) =>
    socket.on(
      'framereceived',
      ({ payload }) => /resync/.test(String(payload)) && listens.resolve(),
    ),
  );
  await page.route('**/graphql', async (route) => {
    if (/"Session"/.test(route.request().postData() ?? '')) await listens.promise;
    return route.continue();
  });
  await enter(page, token, list);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((name) => name === 'InvoiceList')).toHaveLength(1);
  expect(requested.filter((name) => name === 'Session')).toHaveLength(1);
});

// Requirements: A8.12
test('a part of the portal that does not come is told, with a way on', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/v2/${spoken}/login/existing-user`);
  const scripts = /\/assets\/AskForReset|\/assets\/ResetPassword/;
  await page.route(scripts, () => {});
  await page.getByRole('link', { name: identity('existing.forgot') }).click();
  await page.clock.fastForward(121_000);
  const again = page.getByRole('button', { name: say('portal/ui', 'error.retry') });
  await expect(again).toBeVisible();
  await page.unroute(scripts);
  await again.click();
  await expect(page.getByRole('heading', { name: identity('reset.title') })).toBeVisible();
});

test('whom one was about to invite is there again after a reload', async ({
  atPortal,
  request,
}) => {
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
