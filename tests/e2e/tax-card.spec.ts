import { expect } from '@playwright/test';
import { decide } from './steps/operate.ts';
import { goWithin } from './support/go-within.ts';
import { mailTo } from './support/inbox.ts';
import { makeFreelancer } from './support/make-freelancer.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const SETTINGS = 'portal/modules/payout/settings';
const field = (name: string) => say('words', `fields.tax_cards.${name}`);

test('a tax card is submitted, confirmed, and applied to the payout profile', async ({
  atPortal,
  atConsole,
  request,
}) => {
  const nina = await makeFreelancer(request);
  const settings = `${nina.home}/account/settings/payout-settings`;
  const page = await atPortal(nina.token, settings);
  await expect(page.getByText(say(SETTINGS, 'taxCard.none'))).toBeVisible();
  await page.getByRole('link', { name: say(SETTINGS, 'taxCard.send') }).click();
  await page
    .getByRole('button', { name: say('words', 'actions.create_tax_card.submit') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(field('incomeYear')).fill(String(new Date().getFullYear()));
  await dialog.getByLabel(field('percent')).fill('34');
  await lookAt(page, 'portal-tax-card-form');
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText(say('words', 'actions.create_tax_card.success'))).toBeVisible();

  const console = await atConsole('drift', '/admin/taxCards');
  await console.getByRole('row').filter({ hasText: nina.name }).getByRole('cell').nth(1).click();
  await console
    .getByRole('button', { name: say('words', 'values.*.confirm'), exact: true })
    .first()
    .click();
  await decide(console, spoken, 'confirm_tax_card', {}, 'drift');

  await goWithin(page, settings);
  const kind = say('words', 'values.TaxCardKind.TABLE');
  await expect(page.getByText(`${kind}, 34 %, ${new Date().getFullYear()}`)).toBeVisible();
  await lookAt(page, 'portal-tax-card');
  const mail = await mailTo(request, nina.email, /skattekort|tax card/i);
  expect(mail.text).toContain(kind);
});
