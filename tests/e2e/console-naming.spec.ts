import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { goWithin } from './support/go-within.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { settle } from './support/settle.ts';
import { test } from './support/story.ts';
import { writeInvoice } from './support/submit-invoice.ts';
import { type Language, words } from './support/words.ts';

const MODULE = 'admin/app';
const languages: Language[] = ['nb', 'en'];
const noun = (language: Language, table: string, number: 'one' | 'many') =>
  words(language)('words', `nouns.${table}.${number}`);

/** A new invoice: the id by which the console knows it. */
const makeDraft = async (request: APIRequestContext) => {
  const { token } = await makeFreelancer(request);
  return decodeTypeId(await writeInvoice(request, token))?.uuid;
};

/** Goal: of several tabs of the console, each says which page it has. */
for (const language of languages) {
  test(`the tab is named after its page, then the product (${language})`, async ({ atConsole }) => {
    const say = words(language);
    const product = say(MODULE, 'console.product');
    const page = await atConsole('drift', '/admin/', { language });
    await expect(page).toHaveTitle(product);
    const users = noun(language, 'users', 'many');
    await goWithin(page, '/admin/users');
    await expect(page).toHaveTitle(`${users} · ${product}`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByRole('tablist')).toBeVisible();
    const name = await page.locator('#main-content h2').innerText();
    await expect(page).toHaveTitle(`${noun(language, 'users', 'one')} ${name} · ${product}`);
    await goWithin(page, '/admin/queue/invoices');
    const rows = noun(language, 'invoices', 'many');
    await expect(page).toHaveTitle(`${say(MODULE, 'console.queueOf', { rows })} · ${product}`);
    await goWithin(page, '/admin/nowhere');
    await expect(page).not.toHaveTitle(new RegExp(`^${product}|^${rows}`));
  });

  test(`the address of a form that is not there says what is true (${language})`, async ({
    atConsole,
    request,
  }) => {
    const say = words(language);
    const id = await makeDraft(request);
    const page = await atConsole('drift', '/admin/', { language });
    await goWithin(page, `/admin/invoices/${crypto.randomUUID()}`);
    const stated = page.getByRole('alert');
    await expect(stated).toHaveCount(1);
    await expect(stated).not.toContainText(say(MODULE, 'permission.title'));
    const kind = noun(language, 'invoices', 'one');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say(MODULE, 'missing.title', { kind }),
    );
    await expect(stated.getByRole('link')).toHaveAttribute('href', '/admin/invoices');

    await goWithin(page, `/admin/invoices/${id}`);
    await expect(stated).toContainText(say(MODULE, 'permission.fixedTitle'));
    await expect(stated).not.toContainText(say(MODULE, 'permission.title'));
    await stated.getByRole('link').click();
    await expect(page).toHaveURL(`/admin/invoices/${id}/show`);
  });

  test(`the history of a new row shows its values as its page does (${language})`, async ({
    atConsole,
    request,
  }) => {
    const say = words(language);
    const id = await makeDraft(request);
    const page = await atConsole('drift', `/admin/invoices/${id}/show`, { language });
    await page.getByRole('tab', { name: say(MODULE, 'show.history') }).click();
    const history = page.getByRole('tabpanel');
    await expect(history.getByRole('rowheader').first()).toBeVisible();
    // Amounts as amounts: a column that operators do not see would be its bare figure, under a name in English.
    const bare = (await history.getByRole('cell').allInnerTexts()).filter((text) =>
      /^\d{4,9}$|^[[{]/.test(text),
    );
    expect(bare).toEqual([]);
    await lookAt(page, 'admin-history-of-new');
  });
}

test('names of fields are whole on the narrowest screen', async ({ atConsole }) => {
  const page = await atConsole('drift', '/admin/', { size: { width: 320, height: 700 } });
  for (const list of ['taxCards', 'invoices', 'payouts', 'freelanceProfiles', 'auditEntries']) {
    await goWithin(page, `/admin/${list}`);
    await expect(page.getByRole('term').first()).toBeVisible();
    await settle(page);
    expect(await brokenWords(page), list).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, list).toBeLessThanOrEqual(320);
  }
  await lookAt(page, 'admin-narrow-names');
});

/** The words of names that a line ends within, without a hyphen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const names = document.querySelectorAll<HTMLElement>('dt, th[scope="row"]');
    return [...names].flatMap((name) => {
      name.style.hyphens = 'manual';
      const text = name.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    });
  });
