import { expect } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { words } from './support/words.ts';

const say = words('nb');
const MODULE = 'admin/app';

test('a reviewer is offered only permitted actions', async ({ atConsole }) => {
  const page = await atConsole('kontroll', '/admin/rates');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ny' })).toHaveCount(0);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rediger' })).toHaveCount(0);
  const shown = page.url();

  await goWithin(page, shown.replace(/\/show$/, ''));
  const stated = page.getByRole('alert').filter({ hasText: say(MODULE, 'permission.title') });
  await expect(stated).toContainText(say(MODULE, 'permission.edit', { role: 'Kontroll' }));
  await page.getByRole('link', { name: say(MODULE, 'permission.back') }).click();
  await expect(page).toHaveURL(shown);

  await goWithin(page, '/admin/rates/create');
  await expect(stated).toContainText(say(MODULE, 'permission.create', { role: 'Kontroll' }));
  await lookAt(page, 'admin-no-permission');

  await goWithin(page, '/admin/journals');
  await goWithin(page, '/admin/journals/create');
  await expect(page.getByRole('alert')).toContainText(say(MODULE, 'permission.byItself'));

  await goWithin(page, '/admin/accounts');
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logg inn som brukeren' })).toHaveCount(0);
});

test('an action of other roles is disabled and names the roles, also by keyboard', async ({
  atConsole,
}) => {
  const published = encodeURIComponent(JSON.stringify({ status: 'PUBLISHED' }));
  const page = await atConsole('kontroll', `/admin/invoices?filter=${published}`);
  // The middle of a row may be a link to another row. The first rows are of other tests, which pay them
  // meanwhile.
  await page.getByRole('cell', { name: 'Hos kunden' }).last().click();
  const writeOff = page.getByRole('button', {
    name: say('words', 'actions.write_off_invoice.submit'),
  });
  await expect(writeOff).toHaveAttribute('aria-disabled', 'true');
  await writeOff.focus();
  await page.keyboard.press('Enter');
  const roles = 'Økonomi eller Administrator';
  await expect(page.getByRole('tooltip')).toHaveText(say(MODULE, 'permission.decide', { roles }));
  await lookAt(page, 'admin-withheld');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('rows created by an action or by the worker cannot be added in a form', async ({
  atConsole,
}) => {
  const page = await atConsole('drift', '/admin/occupationImports/create');
  const stated = page.getByRole('alert').filter({ hasText: say(MODULE, 'permission.notByHand') });
  const actions = `«${say('words', 'actions.create_occupation_import.submit')}»`;
  await expect(stated).toContainText(say(MODULE, 'permission.byAction', { actions }));
  await goWithin(page, '/admin/auditEntries');
  await goWithin(page, '/admin/auditEntries/create');
  await expect(stated).toContainText(say(MODULE, 'permission.byItself'));
});
