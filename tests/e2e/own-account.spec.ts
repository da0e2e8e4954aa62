// Goal: a person and a team set up their account, and find each setting on a page that says what is so.
// Method: newcomers, at both widths and in the light and the dark.
import { expect } from '@playwright/test';
import { makeNewcomer } from './support/make-freelancer.ts';
import { disguised, pictureOfReceipt } from './support/receipts.ts';
import { lookAt } from './support/screen.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const ACCOUNTS = 'portal/modules/accounts';

test('a picture is chosen, looked at, sent, and taken away', async ({ page, request }) => {
  const say = words(spoken);
  const label = say('words', 'fields.update_account.symbol');
  const nina = await makeNewcomer(request);
  await enter(page, nina.token, `${nina.home}/account/settings/account-info`);
  await page.getByRole('button', { name: say(ACCOUNTS, 'info.addWhat', { what: label }) }).click();
  const popup = page.getByRole('dialog', { name: label });
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await popup.getByRole('button', { name: say('portal/ui', 'files.pickOne') }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ ...disguised, mimeType: 'image/png' });
  await popup.getByRole('button', { name: say('words', 'actions.update_account.submit') }).click();
  await expect(popup.getByText(say('words', 'errors.INVALID.symbol'))).toBeVisible();
  await choose(await pictureOfReceipt('meg.png'));
  await expect(popup.getByText(say('words', 'errors.INVALID.symbol'))).toBeHidden();
  await lookAt(page, 'portal-account-picture');
  await popup.getByRole('button', { name: say('words', 'actions.update_account.submit') }).click();
  await expect(popup).toBeHidden();
  const shown = page.locator('img[src^="/files/"]');
  await expect(shown.first()).toBeVisible();
  await lookAt(page, 'portal-account-with-picture');
  await page
    .getByRole('button', { name: say(ACCOUNTS, 'info.changeWhat', { what: label }) })
    .click();
  const remove = say('words', 'actions.destroy_account_symbol.submit');
  await popup.getByRole('button', { name: remove }).click();
  await page
    .getByRole('dialog', { name: say('words', 'actions.destroy_account_symbol.title') })
    .getByRole('button', { name: remove })
    .click();
  await expect(shown).toHaveCount(0);
});
