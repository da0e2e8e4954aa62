// Goal: users of a module without hand-written screens see it, navigate it and do what the database
// allows. Method: the guide's boats and the toy's repairs are laid over a copy of the tree, whose
// portal is built and opened in a browser, wide and narrow, in both languages.
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findChromium } from '#tools/launcher/testing/find-chromium.ts';
import { isThorough } from '../e2e/support/is-thorough.ts';
import { pictureOfReceipt } from '../e2e/support/receipts.ts';
import { violationsOn } from '../e2e/support/violations-on.ts';
import { aUser, type TestUser } from '../support/fixtures/a-user.ts';
import { anOperator } from '../support/fixtures/an-operator.ts';
import { buildToys } from './support/build-toys.ts';
import { colleagueOf } from './support/colleague-of.ts';
import { bringRepair, fillToys } from './support/fill-toys.ts';
import { narrow, rows, screensOf, seen, wide } from './support/screens-of.ts';

/** Named in one line, which is all that a report shows of a failure. */
const expectAccessible = async (page: Page) =>
  expect((await violationsOn(page)).join('\n')).toBe('');

let toys: Awaited<ReturnType<typeof buildToys>>;
let browser: Browser;
let screens: ReturnType<typeof screensOf>;
let kari: TestUser;
let ola: TestUser;
let aegir: string;

beforeAll(async () => {
  toys = await buildToys();
  kari = await toys.database.committed((tx) => aUser(tx));
  ola = await toys.database.committed((tx) => aUser(tx, { firstName: 'Ola' }));
  aegir = await fillToys(toys.database, toys.url, kari);
  browser = await chromium.launch({ executablePath: findChromium() });
  screens = screensOf(browser, toys.url);
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await toys?.remove();
});
afterEach(async () => {
  await screens.leave();
});

test('a member finds the list in the menu, counts, searches, filters and sorts it', async () => {
  const page = await screens.open('harbour/boats', kari);
  await seen(page, 'heading', 'Båter');
  await expect.poll(() => rows(page).count()).toBe(25);
  const menu = page.getByRole('list', { name: 'Havna' });
  expect(await menu.getByRole('link').allTextContents()).toEqual(['Båter']);
  expect(await page.getByText('27 båter').count()).toBe(1);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Søk i båter' }).fill('aegir');
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(page.url()).toContain('search=aegir');
  await page.getByText('Sunket', { exact: true }).click();
  await seen(page, 'heading', 'Ingen treff');
  await page.getByRole('button', { name: 'Fjern filtrene' }).click();
  await page.getByRole('button', { name: 'Navn' }).click();
  await expect.poll(() => rows(page).first().textContent()).toContain('Ægir');
  expect(page.url()).toMatch(/\?sort=NAME_DESC$/);
  await page.getByRole('button', { name: 'Side 2' }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
});

test('a member does what the state allows; other viewers of the list see it happen', async () => {
  const list = await screens.open('harbour/boats?search=aegir', kari);
  await seen(list, 'row', /Ægir.*Flyter/);
  const page = await screens.openBeside(`harbour/boats/${aegir}`, kari);
  await seen(page, 'heading', 'Ægir');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Senk' }).click();
  const question = page.getByRole('dialog', { name: 'Senk båten' });
  await question.getByText('Det som er sunket, blir liggende.').waitFor();
  await question.getByRole('button', { name: 'Senk' }).click();
  await page.getByText('Båten er sunket').waitFor();
  await page.getByText('Kari Nordmann senket båten').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Senk' }).count()).toBe(0);
  const way = page.getByRole('list', { name: 'Veien videre' });
  expect(await way.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('Flyter'),
    expect.stringContaining('Sunket'),
  ]);
  await seen(list, 'row', /Ægir.*Sunket/);
});

test('figures are added up, a referenced row is named, and referencing rows are listed', async () => {
  const page = await screens.open('repairs/repairs', kari);
  await page.getByText('Pris i alt').waitFor();
  const sum = page.getByText('Pris i alt').locator('..');
  expect(await sum.textContent()).toMatch(/1.680,50/);
  await page.getByRole('combobox', { name: 'Verksted' }).selectOption('Ås Verksted');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('link', { name: 'Kikkert' }).click();
  await page.getByRole('link', { name: 'Ås Verksted' }).click();
  await seen(page, 'heading', 'Reparasjoner');
  await seen(page, 'row', /Kikkert/);
  await expectAccessible(page);
});

test('a member creates a row, is refused at its fields, changes it and fills in the form of a transition', async () => {
  const page = await screens.open('repairs/repairs', kari, { size: narrow });
  await page.getByRole('button', { name: 'Lever inn', exact: true }).click();
  const form = page.getByRole('dialog');
  const workshop = form.getByRole('combobox', { name: 'Verksted' });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const press = (name: string) => form.getByRole('button', { name, exact: true }).click();
  await workshop.waitFor();
  await expectAccessible(page);
  await press('Lever inn');
  await form.getByText('Verksted mangler').waitFor();
  await form.getByText('Gjenstand mangler').waitFor();
  await workshop.fill('sykkel');
  await page.getByRole('option', { name: 'Sykkelkjelleren' }).click();
  expect(await page.getByText('Verksted mangler').count()).toBe(0);
  await field('Gjenstand').fill('Seil');
  expect(await field('Kjøpt').count()).toBe(0);
  await form.getByText('Garantien', { exact: true }).click();
  await press('Lever inn');
  await form.getByText('Kjøpt mangler').waitFor();
  await field('Kjøpt').fill('1. mars 2026');
  await field('Kjøpt').press('Tab');
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pictureOfReceipt());
  await form.getByText('kvittering.png').waitFor();
  await press('Lever inn');
  await seen(page, 'heading', 'Seil');
  await page.getByText('Kari Nordmann leverte den inn').waitFor();
  await page.getByText('1. mars', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Kvittering' }).waitFor();

  await page.getByRole('button', { name: 'Endre' }).click();
  expect(await field('Gjenstand').inputValue()).toBe('Seil');
  expect(await workshop.inputValue()).toBe('Sykkelkjelleren');
  await field('Gjenstand').fill('Storseil');
  await press('Lagre');
  await seen(page, 'heading', 'Storseil');

  await page.getByRole('button', { name: 'Gjør ferdig' }).click();
  await field('Pris').fill('1 250,50');
  await press('Gjør ferdig');
  await page.getByText('Reparasjonen er ferdig').waitFor();
  await page.getByText('Kari Nordmann gjorde den ferdig').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Gjør ferdig' }).count()).toBe(0);
});

test('rows of an m:n relation are added and removed on the page of either side', async () => {
  const page = await screens.open('repairs/repairs?search=sykkel', kari);
  await page.getByRole('link', { name: 'Sykkel' }).click();
  const title = page.getByRole('heading', { name: 'Deler' });
  const parts = page.locator('section').filter({ has: title });
  await parts.getByText('Ingen deler er lagt inn.').waitFor();
  const form = page.getByRole('dialog', { name: 'Legg inn en del' });
  const putIn = async (part: string) => {
    await parts.getByRole('button', { name: 'Legg inn' }).click();
    await form.getByRole('combobox', { name: 'Reservedel' }).fill(part.slice(0, 3).toLowerCase());
    await page.getByRole('option', { name: part }).click();
    expect(await form.getByRole('combobox').count()).toBe(1);
    await form.getByRole('button', { name: 'Legg inn' }).click();
  };
  for (const part of ['Kjede', 'Linse']) {
    await putIn(part);
    await parts.getByRole('link', { name: part }).waitFor();
    await form.waitFor({ state: 'hidden' });
  }
  await putIn('Kjede');
  await form.getByText('Delen er lagt inn allerede').waitFor();
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  await parts.getByRole('link', { name: 'Kjede' }).click();
  await seen(page, 'heading', 'Kjede');
  await page.getByRole('link', { name: 'Sykkel' }).waitFor();
  await page.getByRole('button', { name: 'Fjern Sykkel' }).click();
  const question = page.getByRole('dialog', { name: 'Ta ut delen?' });
  await question.getByRole('button', { name: 'Ta ut' }).click();
  await page.getByText('Delen er tatt ut').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Sykkel' }).count()).toBe(0);
});

test('a user who may not change a row is offered no change of it', async () => {
  const page = await screens.open(
    'repairs/repairs?search=kikkert',
    await colleagueOf(toys.database, kari, ola),
  );
  await page.getByRole('link', { name: 'Kikkert' }).click();
  await seen(page, 'heading', 'Kikkert');
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
});

test('on a phone and in English rows are cards and filters are chosen together', async () => {
  const page = await screens.open('harbour/boats', kari, { language: 'en', size: narrow });
  await seen(page, 'heading', 'Boats');
  await expect.poll(() => rows(page).count()).toBe(25);
  const tooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(tooWide)).toBe(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const popup = page.getByRole('dialog');
  await popup.getByText('Afloat', { exact: true }).click();
  expect(page.url()).not.toContain('status');
  await popup.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect.poll(() => page.url()).toContain('status=AFLOAT');
});

test('another account sees an empty list, and nothing at the address of a row', async () => {
  const list = await screens.open('harbour/boats', ola);
  await seen(list, 'heading', 'Ingen båter ennå');
  await list.getByText('Vi registrerer båten når du legger til.').waitFor();
  await expectAccessible(list);
  const page = await screens.open(`harbour/boats/${aegir}`, ola);
  await seen(page, 'heading', 'Vi finner ikke dette');
  await page.getByRole('link', { name: 'Til båter' }).click();
  await seen(page, 'heading', 'Båter');
});

test('a list that fails to load shows an error and is requested again', async () => {
  const page = await screens.open('harbour/boats', kari);
  await seen(page, 'heading', 'Båter');
  const fails = { data: null, errors: [{ message: 'It broke' }] };
  await page.route('**/graphql', (route) => route.fulfill({ json: fails }));
  await page.getByRole('searchbox').fill('fram');
  await seen(page, 'heading', 'Noe gikk galt hos oss');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
});

test('a module of module:new is in the menu, is filled in and appears in its list', async () => {
  const page = await screens.open('marina/moorings', kari);
  await seen(page, 'heading', 'Moorings');
  await expectAccessible(page);
  const add = { name: 'Legg til mooring', exact: true };
  await page.getByRole('button', add).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', add).click();
  await form.getByText('Label mangler').waitFor();
  await form.getByLabel('Label', { exact: true }).fill('Ytterst');
  await form.getByLabel('Depth m', { exact: true }).fill('4,5');
  await form.getByRole('button', add).click();
  await seen(page, 'heading', 'Ytterst');
  await page.getByText('4,5').waitFor();
  const menu = page.getByRole('list', { name: 'Marina' });
  await menu.getByRole('link', { name: 'Moorings' }).click();
  await seen(page, 'row', /Ytterst.*Free/);
  const queued = await toys.database.committed((tx) =>
    tx.query(
      `select payload ->> 'message' as message from graphile_worker._private_jobs where payload ->> 'module' = 'marina'`,
    ),
  );
  expect(queued).toEqual([{ message: 'mooring_created' }]);
});

test.runIf(isThorough).each([
  ['nb', wide, 'Reparasjoner', 'Avskriv', 'Slik ble den borte', 'Reparasjonen er avskrevet'],
  ['en', narrow, 'Repairs', 'Write off', 'How it was lost', 'The repair is written off'],
] as const)(
  'in the console an operator sees all of it and decides, in %s',
  async (language, size, many, ask, why, done) => {
    const title = `Ting ${language}`;
    await bringRepair(toys.database, kari, title);
    const operator = await toys.database.committed((tx) => anOperator(tx, 'REVIEW'));
    const page = await screens.openConsole('repairs', operator.token, { language, size });
    await seen(page, 'heading', many);
    await page.getByText(title).first().click();
    await page.getByRole('tablist').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: ask }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(why).fill('Den falt i sjøen');
    await dialog.locator('[type=submit]').click();
    await page.getByText(done).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: ask, disabled: false }).count())
      .toBe(0);
  },
);

test.runIf(isThorough)(
  'in the console rows of an m:n relation are added and removed on the page of either',
  async () => {
    await bringRepair(toys.database, kari, 'Kompass');
    const operator = await toys.database.committed((tx) => anOperator(tx, 'REVIEW'));
    const page = await screens.openConsole('repairs', operator.token);
    await page.getByRole('link', { name: 'Kompass' }).click();
    const parts = page.getByRole('tab', { name: 'Deler', exact: true });
    await parts.click();
    await page.getByRole('button', { name: 'Legg til' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('lin');
    await page.getByRole('option', { name: 'Linse' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Lagre' }).click();
    await page.getByRole('tabpanel').getByRole('link', { name: 'Linse' }).click();
    await seen(page, 'heading', 'Linse');
    await parts.click();
    const tie = page.getByRole('tabpanel').getByRole('row').filter({ hasText: 'Kompass' });
    await tie.getByRole('button', { name: 'Fjern' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bekreft' }).click();
    await expect.poll(() => tie.count()).toBe(0);
    expect(page.url()).toContain('spareParts');
  },
);

test.runIf(isThorough)('a module of module:new is in the console', async () => {
  await toys.database.committed((tx) =>
    tx.as(kari.actor, (client) =>
      client.query(`insert into app_public.moorings (account_id, label) values ($1, 'Innerst')`, [
        kari.accountId,
      ]),
    ),
  );
  const operator = await toys.database.committed((tx) => anOperator(tx, 'REVIEW'));
  const page = await screens.openConsole('moorings', operator.token);
  await page.getByRole('link', { name: 'Innerst' }).click();
  await page.getByRole('tablist').waitFor();
  await expectAccessible(page);
});
