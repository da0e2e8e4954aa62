import { expect, type Page } from '@playwright/test';
import { signInOperator } from './steps/operator-sign-in.ts';
import { operatorSession } from './support/operator-session.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { words } from './support/words.ts';

const say = words('nb');
const MODULE = 'admin/app';
const CREATE = '/admin/occupationCodes/create';
const ofKari = `/admin/accounts?filter=${encodeURIComponent('{"q":"kari nordmann"}')}`;
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = (page: Page) => page.getByRole('button', { name: 'Lagre' }).click();
const freeCode = () => `9${String(Math.random()).slice(2, 5)}.${String(Math.random()).slice(2, 5)}`;

/** Opens a tab of the row's page, from the menu of those that do not fit if necessary. */
async function openTab(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: /^\d+ til$/ });
  const tab = page.getByRole('tab', { name, exact: true });
  await expect(more).toBeVisible();
  if (await tab.isVisible()) return tab.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The field of the Norwegian name of an occupation code. */
const nameOf = (page: Page) => page.getByRole('textbox', { name: /^Navn( \*)?$/ });

/** Adds an occupation code in the open form, and stays on its page. */
async function addCode(page: Page, name: string): Promise<void> {
  await field(page, 'Kode').fill(freeCode());
  await nameOf(page).fill(name);
  await save(page);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

test('a double click saves a row once', async ({ atConsole }) => {
  const page = await atConsole('drift', CREATE);
  const sent: string[] = [];
  page.on('request', (request) => {
    const text = request.postData() ?? '';
    if (text.includes('mutation Write')) sent.push(text);
  });
  const name = `Dreier ${crypto.randomUUID().slice(0, 6)}`;
  await field(page, 'Kode').fill(freeCode());
  await nameOf(page).fill(name);
  await page.getByRole('button', { name: 'Lagre' }).dblclick();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a refused value is reported at its field, and no input is lost', async ({ atConsole }) => {
  const page = await atConsole('drift', CREATE);
  const name = `Fyrvokter ${crypto.randomUUID().slice(0, 6)}`;
  await expect(page.getByRole('switch', { name: 'I bruk' })).toBeChecked();
  await field(page, 'Kode').fill('2161');
  await nameOf(page).fill(name);
  await save(page);
  await expect(field(page, 'Kode')).toHaveAccessibleDescription(
    say('words', 'errors.TAKEN', { path: 'Kode' }),
  );
  await expect(field(page, 'Kode')).toHaveAttribute('aria-invalid', 'true');
  await expect(nameOf(page)).toHaveValue(name);
  await expect(nameOf(page)).toHaveAttribute('aria-invalid', 'false');
  await lookAt(page, 'admin-refused');

  await field(page, 'Kode').fill(freeCode());
  await save(page);
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await page.getByRole('link', { name: 'Rediger' }).click();
  await nameOf(page).fill('');
  await save(page);
  await expect(nameOf(page)).toHaveAccessibleDescription(say(MODULE, 'form.required'));
  await nameOf(page).fill(`${name} II`);
  await save(page);
  await expect(page.getByRole('heading', { name: `${name} II`, level: 2 })).toBeVisible();
  await page.getByRole('tab', { name: say(MODULE, 'show.history') }).click();
  await expect(page.getByRole('row').filter({ hasText: `${name} II` })).toContainText(name);
});

test('related rows are changed in place', async ({ atConsole }) => {
  const page = await atConsole('drift', ofKari);
  await page.getByRole('link', { name: /Kari/ }).click();
  await openTab(page, say('words', 'nouns.clients.many'));
  const row = page.getByRole('tabpanel').getByRole('row').nth(1);
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  const address = page.url();
  const isBlocked = say('words', 'fields.clients.isBlocked');
  const dialog = page.getByRole('dialog', { name });
  for (const isOn of [true, false]) {
    await row.getByRole('button', { name: `Rediger ${name}` }).click();
    await dialog.getByRole('switch', { name: isBlocked }).setChecked(isOn);
    if (isOn) await lookAt(page, 'admin-row-in-place');
    await dialog.getByRole('button', { name: 'Lagre' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('Lagret');
  }
  expect(page.url()).toBe(address);
});

test('a lost connection is shown in the list, and a form keeps its input', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', CREATE);
  const name = `Bøkker ${crypto.randomUUID().slice(0, 6)}`;
  await addCode(page, name);
  await page.getByRole('link', { name: 'Rediger' }).click();
  await nameOf(page).fill(`${name} uten nett`);
  await page.route('**/admin/graphql', (route) => route.abort());
  await save(page);
  await expect(page.getByText(say(MODULE, 'failure.OFFLINE'))).toBeVisible();
  await expect(nameOf(page)).toHaveValue(`${name} uten nett`);
  await page.unroute('**/admin/graphql');
  await save(page);
  await expect(page.getByRole('heading', { name: `${name} uten nett`, level: 2 })).toBeVisible();

  await page.route('**/admin/graphql', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Kunder', exact: true }).click();
  const again = page.getByRole('button', { name: say(MODULE, 'console.retry') });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await lookAt(page, 'admin-offline');
  await page.unroute('**/admin/graphql');
  await again.click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('an edit continues after its session ended and the operator signed in again', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const page = await operatorSession.open(browser, 'drift');
  const name = `Garver ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto(CREATE);
  await addCode(page, name);
  await page.getByRole('link', { name: 'Rediger' }).click();
  await nameOf(page).fill(`${name} med lær`);
  await page.evaluate(() => sessionStorage.setItem('honorar.operator', 'ended-meanwhile'));
  await save(page);
  const signIn = page.getByRole('dialog');
  await expect(signIn).toContainText(say(MODULE, 'signIn.ended'));
  const below = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await below()).toBe(0);
  await lookAt(page, 'admin-session-ended');
  await page.keyboard.press('Escape');
  await expect(signIn).toBeVisible();
  await signInOperator(page, 'drift', 'nb', nameOf(page));
  await expect(signIn).toHaveCount(0);
  await expect(nameOf(page)).toHaveValue(`${name} med lær`);
  await save(page);
  await expect(page.getByRole('heading', { name: `${name} med lær`, level: 2 })).toBeVisible();
});

test('of two simultaneous decisions on an account the second is reported as stale, and can be repeated', async ({
  atConsole,
  browser,
}) => {
  const press = say('words', 'actions.set_account_features.submit');
  const first = await atConsole('drift', ofKari);
  const second = await operatorSession.open(browser, 'drift');
  await second.goto(ofKari);
  for (const page of [first, second]) {
    await page.getByRole('link', { name: /Kari/ }).click();
    await page.getByRole('button', { name: press }).click();
  }
  const [done, late] = [first.getByRole('dialog'), second.getByRole('dialog')];
  await done.getByRole('button', { name: press }).click();
  await expect(done).toHaveCount(0);
  await late.getByRole('button', { name: press }).click();
  // The button is disabled for a moment, so that a double click does not decide on an unseen row.
  await second.waitForFunction(
    ([text, verb]) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
      const isDisabled = buttons.some((one) => one.textContent === verb && one.disabled);
      return isDisabled && document.querySelector('[role=dialog]')?.textContent?.includes(text);
    },
    [say(MODULE, 'failure.STALE'), press] as const,
  );
  await expect(late).toContainText(say(MODULE, 'failure.STALE'));
  await lookAt(second, 'admin-decided-meanwhile');
  await late.getByRole('button', { name: press }).click();
  await expect(late).toHaveCount(0);
});

test('a session that ends while a decision is open shows sign-in above it', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await operatorSession.open(browser, 'drift');
  await page.goto('/admin/accounts');
  await page.getByRole('row').nth(1).click();
  await page
    .getByRole('button', { name: say('words', 'actions.impersonate_account.submit') })
    .click();
  const decision = page.getByRole('dialog');
  await decision
    .getByLabel(say('words', 'fields.impersonate_account.reason'))
    .fill('Spurte om hjelp');
  await page.evaluate(() => sessionStorage.setItem('honorar.operator', 'ended-meanwhile'));
  await decision.locator('[type=submit]').click();
  // Elements below a dialog are hidden from screen readers; sign-in is above it.
  const signIn = page.getByRole('button', { name: say(MODULE, 'signIn.submit'), exact: true });
  await expect(signIn).toBeVisible();
  // After signing in again the decision is unchanged, without a message on the ended session.
  const reason = decision.getByLabel(say('words', 'fields.impersonate_account.reason'));
  await signInOperator(page, 'drift', 'nb', reason);
  await expect(signIn).toHaveCount(0);
  await expect(reason).toHaveValue('Spurte om hjelp');
  await expect(decision.getByRole('alert')).toHaveCount(0);
  // A reload does not lose the input, either.
  await page.reload();
  await page
    .getByRole('button', { name: say('words', 'actions.impersonate_account.submit') })
    .click();
  await expect(reason).toHaveValue('Spurte om hjelp');
});

test('signing out removes all data from the screen', async ({ browser }) => {
  const page = await operatorSession.open(browser, 'kontroll');
  await page.route('**/admin/graphql', (route) =>
    route.request().postData()?.includes('destroy')
      ? route.fulfill({ json: { data: {} } })
      : route.continue(),
  );
  await page.goto('/admin/rates');
  const other = await page.context().newPage();
  await other.goto('/admin/rates');
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await other.route('**/admin/graphql', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('button', { name: /^Kåre Kontroll.*Meny for deg$/ }).click();
  await page.getByRole('menuitem', { name: 'Logg ut' }).click();
  await expect(page.getByText(say(MODULE, 'signIn.lead'))).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
  // Another window with the same session shows its end at once.
  await expect(other.getByText(say(MODULE, 'signIn.ended'))).toBeVisible();
});

test('leaving a form with unsaved changes asks each time', async ({ atConsole }) => {
  const page = await atConsole('drift', CREATE);
  const name = `Kurvmaker ${crypto.randomUUID().slice(0, 6)}`;
  await addCode(page, name);
  await page.getByRole('link', { name: 'Rediger' }).click();
  await nameOf(page).fill(`${name} av rot`);
  const away = page.getByRole('navigation').getByRole('link', { name: 'Kunder', exact: true });
  let requested = '';
  page.once('dialog', async (dialog) => {
    requested = dialog.message();
    await dialog.dismiss();
  });
  await away.click();
  await expect.poll(() => requested).toContain('ikke er lagret');
  await expect(nameOf(page)).toHaveValue(`${name} av rot`);
  // The operator stays, clicks the same link again before the page is rendered, and leaves.
  const questions = await away.evaluate(async (link: HTMLElement) => {
    let count = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    window.confirm = () => {
      count += 1;
      if (count === 1) setTimeout(() => link.click());
      else resolve();
      return count > 1;
    };
    link.click();
    await Promise.race([promise, new Promise((late) => setTimeout(late, 20_000))]);
    return count;
  });
  expect(questions).toBe(2);
  await expect(page).toHaveURL(/admin\/clients/);
});

test('of two operators who edit one row the second sees both versions and chooses', async ({
  atConsole,
  browser,
}) => {
  const first = await atConsole('drift', CREATE);
  const name = `Bundtmaker ${crypto.randomUUID().slice(0, 6)}`;
  await addCode(first, name);
  await first.getByRole('link', { name: 'Rediger' }).click();
  await expect(nameOf(first)).toHaveValue(name);
  const second = await operatorSession.open(browser, 'drift');
  await second.goto(first.url());
  await nameOf(second).fill(`${name} med pels`);
  await nameOf(first).fill(`${name} uten pels`);
  await field(first, 'Kort navn').fill('Bundtmaker');
  await save(first);
  await expect(first.getByRole('heading', { name: `${name} uten pels`, level: 2 })).toBeVisible();

  await save(second);
  const dialog = second.getByRole('dialog', { name: say(MODULE, 'versions.title') });
  await expect(dialog.getByRole('cell', { name: `${name} med pels` })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: `${name} uten pels` })).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await lookAt(second, 'admin-two-writers');
  await dialog.getByRole('button', { name: say(MODULE, 'versions.keepMine') }).click();
  await expect(second.getByRole('heading', { name: `${name} med pels`, level: 2 })).toBeVisible();
  // The other operator's changes of other fields stay.
  await expect(second.getByRole('definition').filter({ hasText: /^Bundtmaker$/ })).toBeVisible();
});

test('a text of the portal is replaced, refused if it lacks a placeholder, and reset', async ({
  atConsole,
  browser,
}) => {
  const page = await atConsole('drift', '/admin/texts?filter={"q":"Ti timer til"}');
  await expect(page.getByRole('row')).toHaveCount(2);
  await lookAt(page, 'admin-texts');
  await page.getByRole('row').last().click();
  const replaceText = async (text: string) => {
    await page.getByRole('link', { name: 'Rediger' }).click();
    await field(page, 'Si dette i stedet').fill(text);
    await save(page);
  };
  await replaceText('Ti timer for <b>{{who}}</b>');
  const instead = field(page, 'Si dette i stedet');
  await expect(instead).toHaveAttribute('aria-invalid', 'true');
  await lookAt(page, 'admin-text');
  await instead.fill('Ti timers arbeid, med 30 % skattekort');
  await save(page);
  await expect(page.getByText('Ti timers arbeid')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/v2/nb/common/home');
  await expect(visitor.getByText('Ti timers arbeid, med 30 % skattekort')).toBeVisible();
  await replaceText('');
  await expect(page.getByText('Ti timers arbeid')).toBeHidden();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('Ti timer til 1 000 kroner')).toBeVisible();
  }).toPass();
});
