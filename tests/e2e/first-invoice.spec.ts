// Goal: a new user writes an invoice first, and creates the payout profile, accepts the agreement and identifies when
// submitting, in one flow that returns to the draft. Method: from the dashboard of a new user, with clicks, fields and
// seconds counted; docs/decisions/portal.md has the figures.
import { expect, type Locator, type Page } from '@playwright/test';
import { identify } from './steps/join.ts';
import { expectSaved, expectStatus, expectYours, lineOf } from './steps/write-invoice.ts';
import { identify as identifyAtOnce } from './support/identify.ts';
import { makeAccountNumber } from './support/make-account-number.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { makePersonalNumber } from './support/make-personal-number.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const most = { clicks: 13, fields: 12 };

/** Clicks and fills fields, and counts both. */
function countingRobot() {
  const count = { clicks: 0, fields: 0 };
  const click = async (target: Locator) => {
    count.clicks += 1;
    await target.click();
  };
  const fill = async (target: Locator, text: string) => {
    count.fields += 1;
    await target.fill(text);
  };
  return { count, click, fill };
}

test('a new user writes an invoice first, and completes the rest when submitting it', async ({
  atPortal,
  request,
}, info) => {
  const nina = await makeNewcomer(request);
  const page = await atPortal(nina.token, `${nina.home}/account/dashboard`);
  const { count, click, fill } = countingRobot();
  const started = performance.now();

  await click(
    page.getByRole('link', { name: say('portal/modules/dashboard', 'first.invoice.act') }),
  );
  await writeWork(page, { click, fill });
  // Without a payout profile the breakdown is unknown, so none is shown.
  await expect(
    page
      .getByRole('complementary')
      .getByText(/5\s700,00/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('figcaption')).toHaveCount(0);
  await expect(page.getByText(say('portal/ui', 'breakdown.yours'))).toHaveCount(0);
  const send = page.getByRole('button', { name: say('words', 'actions.submit_invoice.submit') });
  await click(send);

  await page.waitForURL(/freelance-profile-wizard\?back=/);
  const number = makePersonalNumber();
  await makeProfile(page, number, { click, fill });
  await page.waitForURL(/invoice-creation\/inv_/);
  await expectYours(page, spoken, /[1-9]/);
  await expect(
    lineOf(page, spoken, 'WORK').getByLabel(say('words', 'fields.work_report.hours')),
  ).toHaveValue('6');

  await chooseNewClient(page, `faktura-${nina.email}`, { click, fill });
  await expectSaved(page, spoken);
  await click(send);
  await identify(page, spoken, nina, number);
  count.clicks += 2;
  await click(send);
  await expectStatus(page, spoken, 'SUBMITTED');

  const seconds = Math.round((performance.now() - started) / 1000);
  const figures = `${count.clicks} clicks, ${count.fields} fields, ${seconds} s`;
  info.annotations.push({ type: 'first invoice', description: figures });
  expect(count.clicks, figures).toBeLessThanOrEqual(most.clicks);
  expect(count.fields, figures).toBeLessThanOrEqual(most.fields);

  // The second invoice starts with the occupation and price of the first.
  await page.goto(`${nina.home}/invoicemore/invoice-creation`);
  const line = lineOf(page, spoken, 'WORK');
  await expect(line.getByRole('combobox').first()).toHaveValue(/snekkere/i);
  await expect(
    line.getByLabel(say('portal/modules/invoicing/draft', 'line.price.WORK')),
  ).toHaveValue(/950/);
});

test('the first steps do not ask an identified user for an e-ID', async ({ atPortal, request }) => {
  const nina = await makeNewcomer(request);
  const step = (key: string) => say('portal/modules/dashboard', `first.send.${key}`);
  const page = await atPortal(nina.token, `${nina.home}/account/dashboard`);
  await expect(page.getByText(step('text'))).toBeVisible();
  await identifyAtOnce(request, nina, nina.token);
  await page.reload();
  await expect(page.getByText(step('textIdentified'), { exact: true })).toBeVisible();
});

type Robot = Omit<ReturnType<typeof countingRobot>, 'count'>;

async function writeWork(page: Page, { click, fill }: Robot): Promise<void> {
  const line = lineOf(page, spoken, 'WORK');
  const field = (folder: string, key: string) => line.getByLabel(say(folder, key), { exact: true });
  await fill(line.getByRole('combobox').first(), 'snekker');
  await click(page.getByRole('option', { name: /snekkere/i }).first());
  await fill(field('words', 'fields.work_report.startDate'), '2026-11-02');
  await fill(field('words', 'fields.work_report.endDate'), '2026-11-02');
  await fill(field('words', 'fields.work_report.hours'), '6:00');
  await fill(field('portal/modules/invoicing/draft', 'line.price.WORK'), '950');
}

async function makeProfile(page: Page, number: string, { click, fill }: Robot): Promise<void> {
  const field = (key: string) => page.getByLabel(say('words', `fields.${key}`), { exact: true });
  await fill(field('freelance_profiles.personalNumber'), number);
  await fill(
    page.getByRole('combobox', { name: say('words', 'fields.address.line1') }),
    'Storgata 1',
  );
  await fill(field('address.postalCode'), '0155');
  await fill(field('address.city'), 'Oslo');
  await fill(field('*.accountNumber'), makeAccountNumber());
  await click(page.getByRole('button', { name: say('portal/modules/payout/agreement', 'read') }));
  const agreement = page.getByRole('dialog');
  await click(
    agreement.getByRole('button', { name: say('portal/modules/payout/agreement', 'back') }),
  );
  await click(
    page.getByRole('button', { name: say('words', 'actions.create_freelance_profile.submit') }),
  );
}

async function chooseNewClient(page: Page, email: string, { click, fill }: Robot): Promise<void> {
  await click(page.getByRole('button', { name: say('words', 'actions.create_client.title') }));
  const drawer = page.getByRole('dialog');
  await fill(
    drawer.getByLabel(say('portal/app/forms', 'company.label'), { exact: true }),
    'drivhuset',
  );
  await click(drawer.getByRole('button', { name: 'DRIVHUSET' }));
  await fill(drawer.getByLabel(say('words', 'fields.clients.email'), { exact: true }), email);
  await click(drawer.getByRole('button', { name: say('words', 'actions.create_client.submit') }));
  await expect(drawer).toBeHidden();
}
