// Goal: an owner imports members from a spreadsheet, with every error reported by its row.
// Method: the team of a new user; a file with errors, an unreadable one, and one with unknown columns.
import { expect } from '@playwright/test';
import { ask } from './support/ask.ts';
import { mailTo } from './support/inbox.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { makePerson } from './support/make-person.ts';
import { lookAt } from './support/screen.ts';
import { enter } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values: Record<string, string> = {}) =>
  say('portal/modules/team', `import.${key}`, values);
const word = (key: string) => say('words', key);
const file = (text: string) => ({
  name: 'korpset.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
});

// Requirements: A5.35
test('a list of people is invited as a whole, or refused with errors by row', async ({
  page,
  request,
}) => {
  test.slow();
  const nina = await makeNewcomer(request);
  const attributes = { name: `Korpset ${nina.lastName}` };
  const { account } = await ask<{ account: { slug: string } }>(
    request,
    'CreateTeam',
    'createTeamAccount',
    { input: { attributes } },
    nina.token,
  );
  const team = `/v2/${spoken}/business/${account.slug}/account/settings/team`;
  await enter(page, nina.token, `${team}/members`);
  await page.getByRole('link', { name: word('actions.import_account_members.title') }).click();
  await expect(page.getByText(own('formats'))).toBeVisible();
  await lookAt(page, 'import-begin');
  const choose = page.locator('input[type=file]');
  const problems = page.getByRole('alert');

  await choose.setInputFiles(file('\u0000'));
  await expect(problems).toContainText(own('file.IMPORT_ERROR'));

  const people = Array.from({ length: 10 }, (_, i) => `per${i}@example.no;Per;Åsen ${i}`);
  const header = 'E-post;Fornavn;Etternavn';
  await choose.setInputFiles(file([header, ...people, ';Pål;Ås', 'ola;;Ås'].join('\r\n')));
  const columns = page.getByRole('combobox');
  await expect(columns).toHaveCount(3);
  await page.getByRole('button', { name: own('submit_other', { count: '12' }) }).click();
  // The exact text of document A, section 5.
  const missing = { en: 'Missing email in row 12', nb: 'E-post mangler i rad 12' }[spoken];
  await expect(problems).toContainText(missing);
  await expect(problems).toContainText('13');
  await lookAt(page, 'import-problems');

  await choose.setInputFiles(file('Navn;E-post\nAnne Marie Lie;anne.marie@example.no'));
  await expect(page.getByText('Anne Marie | Lie')).toBeVisible();
  await lookAt(page, 'import-full-name');

  const nils = makePerson();
  const rows = [`${nils.lastName};${nils.firstName};${nils.email}`, `Nordmann;Nina;${nina.email}`];
  await choose.setInputFiles(file(rows.join('\n')));
  await expect(page.getByText(own('known_one', { count: '1' }))).toBeVisible();
  const submit = page.getByRole('button', { name: own('submit_one', { count: '1' }) });
  await submit.click();
  await expect(problems).toContainText(own('unnamed'));
  await columns.nth(0).selectOption('LAST_NAME');
  await columns.nth(1).selectOption('FIRST_NAME');
  await expect(problems).toHaveCount(0);
  await lookAt(page, 'import-columns');
  await submit.click();
  await expect(page.getByText(own('added_one', { count: '1' }))).toBeVisible();
  await lookAt(page, 'import-done');
  await page
    .getByRole('main')
    .getByRole('link', { name: own('back') })
    .click();
  await expect(page.getByRole('button', { name: nils.email })).toContainText(nils.lastName);
  await mailTo(request, nils.email, new RegExp(attributes.name));
});
