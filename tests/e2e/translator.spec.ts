// Goal: the portal and the console keep working when a translator or extension changes their document.
// Method: a translator is simulated on every main screen, and each is changed twice.
import { type Browser, expect, type Page } from '@playwright/test';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { addQuestion, own as designer } from './steps/design-form.ts';
import { signInOperator } from './steps/operator-sign-in.ts';
import { claimOf } from './steps/settle.ts';
import { expectSaved } from './steps/write-invoice.ts';
import { callPortal } from './support/call-portal.ts';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer, makeNewcomer } from './support/make-freelancer.ts';
import { makePublishedJob } from './support/make-job.ts';
import { operatorSession } from './support/operator-session.ts';
import { playTranslator } from './support/play-translator.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { approveInvoice, submitInvoice } from './support/submit-invoice.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);

async function translated(browser: Browser): Promise<[Page, Error[]]> {
  const page = await (await browser.newContext()).newPage();
  return [page, await playTranslator(page)];
}

const expectWorking = async (page: Page, faults: Error[]) => {
  await expect(page.getByText(say('portal/app', 'failure.title'))).toHaveCount(0);
  expect(faults).toEqual([]);
};

test('an invoice is written, listed and read on a translated page', async ({
  browser,
  request,
}) => {
  test.slow();
  const nina = await makeFreelancer(request);
  await submitInvoice(request, nina.token);
  const [page, faults] = await translated(browser);
  await enter(page, nina.token, `${nina.home}/invoicemore/invoice-creation`);
  const text = page.getByLabel(say('words', 'fields.*.description'), { exact: true });
  const price = page.getByLabel(say('portal/modules/invoicing/draft', 'line.price.WORK'), {
    exact: true,
  });
  for (const [what, much] of [
    ['Første tekst', '100'],
    ['Andre tekst', '2 500'],
    ['Tredje tekst', '0'],
  ] as const) {
    await text.fill(what);
    await price.fill(much);
    await price.blur();
    await expectSaved(page, spoken);
    await expectWorking(page, faults);
  }
  await goWithin(page, `${nina.home}/invoicemore/payout-service/invoices`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
  for (const what of ['finnes ikke', '']) {
    await search.fill(what);
    await expect(page.getByRole('row')).toHaveCount(what ? 0 : 2);
    await expectWorking(page, faults);
  }
  expect(await page.locator('td [translate="no"]').count()).toBeGreaterThan(1);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [
    'account/dashboard',
    'account/settings/account-info',
    'invoicemore/payout-service/by-client',
    'account/settings/payout-settings',
  ]) {
    await goWithin(page, `${nina.home}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const language of ['English', 'Norsk']) {
      await page.getByRole('banner').getByRole('button', { name: language, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expectWorking(page, faults);
  }
});

test('names, numbers and amounts of an invoice are not translated', async ({
  browser,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const id = await submitInvoice(request, nina.token);
  await approveInvoice(request, id);
  const { kid, documentNumber } = await claimOf(request, id);
  const [page, faults] = await translated(browser);
  const stay = async (...texts: string[]) => {
    for (const text of texts) {
      await expect(page.locator('[translate="no"]', { hasText: text }).first()).toBeVisible();
      await expect(page.locator('body font', { hasText: text })).toHaveCount(0);
    }
  };
  const { node } = await callPortal<{ node: { publicPath: string } }>(
    request,
    nina.token,
    'query ($id: ID!) { node(id: $id) { ... on Invoice { publicPath } } }',
    { id },
  );
  await page.goto(node.publicPath);
  await expect(page.locator('h1 font').first()).toBeVisible();
  await stay(documentNumber, nina.name, nina.client, kid.slice(0, 4));
  await enter(page, nina.token, `${nina.home}/invoicemore/invoice/${id}`);
  await stay(documentNumber, nina.client, nina.name);
  await goWithin(page, `${nina.home}/account/dashboard`);
  const event = page.locator('ol [translate="no"]', { hasText: nina.client });
  await expect(event.first()).toBeVisible();
  await goWithin(page, `${nina.home}/invoicemore/invoice-creation`);
  await page.locator('[data-path="client"]').click();
  const choice = page.getByRole('option', { name: nina.client });
  await expect(choice).toHaveAttribute('translate', 'no');
  await expectWorking(page, faults);
});

test('a form is designed and filled in on a translated page', async ({ browser, request }) => {
  test.slow();
  const form = {
    pages: [
      {
        title: 'Om deg',
        pageNumber: 1,
        questions: [
          { id: 'car', label: 'Kjører du bil?', type: 'RADIOS', options: ['Ja', 'Nei'] },
          {
            id: 'why',
            label: 'Hvor langt?',
            type: 'TEXT',
            required: true,
            condition: { questionId: 'car', mode: 'SHOW_IF_MATCH', value: 'Ja' },
          },
        ],
      },
    ],
  };
  const { token, home, jobId, wizard } = await makePublishedJob(request, form);
  const [page, faults] = await translated(browser);
  await enter(page, token, `${home}/recruitmore/jobs/${jobId}/form`);
  const frame = page.getByRole('region', { name: designer('preview.frame') });
  for (const answer of ['Ja', 'Nei', 'Ja']) {
    await frame.getByLabel(answer, { exact: true }).check();
    await expect(frame.getByLabel('Hvor langt?')).toHaveCount(answer === 'Ja' ? 1 : 0);
  }
  for (const label of ['Først', 'Så']) await addQuestion(page, 'TEXT', label);
  await expectWorking(page, faults);

  const nina = await makeNewcomer(request);
  const [applicant, others] = await translated(browser);
  await enter(applicant, nina.token, nina.home);
  await applicant.goto(wizard);
  await applicant
    .getByRole('button', { name: say('portal/modules/recruitment/wizard', 'begin') })
    .click();
  for (const answer of ['Ja', 'Nei', 'Ja']) {
    await applicant.getByLabel(answer, { exact: true }).check();
    await expect(applicant.getByLabel('Hvor langt?')).toHaveCount(answer === 'Ja' ? 1 : 0);
  }
  await expectWorking(applicant, others);
});

test('the console lists and shows rows on a translated page', async ({ browser }) => {
  test.slow();
  const [page, faults] = await translated(browser);
  await page.goto('/admin/clients');
  await signInOperator(page, 'drift', spoken, page.getByRole('row').nth(1));
  const search = page.getByRole('textbox', { name: say('admin/app', 'list.search') });
  for (const what of ['finnes ikke', '']) {
    await search.fill(what);
    if (what) await expect(page.getByText(say('admin/app', 'list.none'))).toBeVisible();
    else await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const language of ['English', 'Norsk']) {
    await page.getByRole('button', { name: language, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Its name, in the title and the heading, and that of the author of its history.
  const heading = page.locator('#main-content h2');
  const name = await heading.innerText();
  for (const title of [heading, page.getByRole('heading', { level: 1 })]) {
    await expect(title.locator('[translate="no"]')).toHaveText(name);
    await expect(title.locator('[translate="no"] font')).toHaveCount(0);
  }
  await page.getByRole('tab', { name: say('admin/app', 'show.history') }).click();
  const entry = page.locator('li', { has: page.getByRole('table') }).first();
  const by = say('admin/app', 'audit.by').replace('%{who}', '').trim();
  await expect(entry.locator('font font').getByText(by, { exact: true })).toBeVisible();
  await expect(entry.locator('span[translate="no"]').first()).toHaveText(/^\p{Lu}\p{Ll}+/u);
  expect(faults).toEqual([]);
});

test('a refused field of an action replaces its help on a translated page', async ({
  browser,
  request,
}) => {
  const { token } = await makeFreelancer(request);
  const id = decodeTypeId(await submitInvoice(request, token))?.uuid;
  const page = await operatorSession.open(browser, 'kontroll', 'nb');
  const faults = await playTranslator(page);
  await page.goto(`/admin/invoices/${id}/show`);
  const reject = { name: words('nb')('words', 'actions.reject_invoice.submit') };
  await page.getByRole('button', reject).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', reject).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('.Mui-error p, p.Mui-error')).not.toBeEmpty();
  expect(faults).toEqual([]);
});
