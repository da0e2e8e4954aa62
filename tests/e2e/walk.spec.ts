import { expect, test } from '@playwright/test';
import { addClient, confirm, makeProfile, register } from './steps/join.ts';
import {
  addLine,
  attachReceipt,
  chooseClient,
  expectKept,
  expectStatus,
  sendIn,
  writeSimple,
  writeWork,
} from './steps/write-invoice.ts';
import { type Language, words } from './support/words.ts';

const languages: Language[] = ['nb', 'en'];
const ROOM = 'portal/modules/invoicing';

for (const language of languages) {
  test(`from newcomer to paid, in ${language}`, async ({ page, request }) => {
    const say = words(language);
    const email = `nina-${crypto.randomUUID().slice(0, 8)}@story.example`;
    await register(page, language, email);
    await confirm(page, request, language, email);
    await makeProfile(page, language);
    await addClient(page, language, `faktura-${email}`);
    await page
      .getByRole('button', { name: say('portal/app', 'create.label'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: say('portal/app', 'create.invoice') }).click();
    await sendIn(page, language);
    await expect(page.getByRole('alert').getByRole('listitem')).not.toHaveCount(0);
    await expect(page.getByRole('combobox', { name: say(ROOM, 'field.client') })).toBeFocused();
    await chooseClient(page, language, 'DRIVHUSET');
    await writeWork(page, language);
    await writeSimple(page, language, 'EXTRA', 'Bruksrett i to år', '2500');
    await writeSimple(page, language, 'EXPENSE', 'Togbillett', '499,50');
    await expectKept(page, language);
    await attachReceipt(page, language);
    await sendIn(page, language);
    await expectStatus(page, language, 'SUBMITTED');
  });
}
