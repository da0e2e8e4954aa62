// Goal: an owner builds a team, an invited person joins by the mail, and each role sees what it may.
// Method: the team of a new user for changes, the demo's for reading.
import { expect, type Page } from '@playwright/test';
import { useLink } from './steps/use-link.ts';
import { ask } from './support/ask.ts';
import { goWithin } from './support/go-within.ts';
import { mailTo } from './support/inbox.ts';
import { makeNewcomer } from './support/make-freelancer.ts';
import { makePerson } from './support/make-person.ts';
import { lookAt } from './support/screen.ts';
import { tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values: Record<string, string> = {}) =>
  say('portal/modules/team', key, values);
const word = (key: string) => say('words', key);
const submit = (action: string) => word(`actions.${action}.submit`);

const tab = (page: Page, noun: string) =>
  page.getByRole('link', { name: word(`nouns.${noun}.many`), exact: true });

// Requirements: A2.124, A2.140, A2.141, A2.142, A4.13, A4.14, A4.16, A8.87
test('an owner creates a department and invites a person, who joins by the mail', async ({
  atPortal,
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
  const home = `/v2/${spoken}/business/${account.slug}`;
  const page = await atPortal(nina.token, `${home}/account/settings/team/departments`);
  await page.getByRole('button', { name: word('actions.create_department.title') }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('button', { name: submit('create_department') }).click();
  await expect(popup.getByText(word('errors.BLANK.departmentName'))).toBeVisible();
  await popup.getByLabel(word('fields.departments.name')).fill('Slagverket');
  await popup.getByLabel(word('fields.departments.description')).fill('Trommer og pauker');
  await popup.getByRole('button', { name: submit('create_department') }).click();
  await expect(page.getByText('Trommer og pauker')).toBeVisible();

  // Another department is changed and deleted.
  await page.getByRole('button', { name: word('actions.create_department.title') }).click();
  await popup.getByLabel(word('fields.departments.name')).fill('Drillen');
  await popup.getByLabel(word('fields.departments.description')).fill('Med stav');
  await popup.getByRole('button', { name: submit('create_department') }).click();
  await page.getByRole('button', { name: own('departments.change', { name: 'Drillen' }) }).click();
  await popup.getByLabel(word('fields.departments.name')).fill('Drilltroppen');
  await popup.getByRole('button', { name: submit('update_department') }).click();
  await page
    .getByRole('button', { name: own('departments.change', { name: 'Drilltroppen' }) })
    .click();
  await lookAt(page, 'team-department');
  await popup.getByRole('button', { name: word('actions.destroy_department.title') }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: submit('destroy_department'), exact: true })
    .click();
  await expect(page.getByText(word('actions.destroy_department.success'))).toBeVisible();
  await expect(page.getByText('Drilltroppen')).toHaveCount(0);

  await tab(page, 'members').click();
  const invite = page.getByRole('button', { name: word('actions.add_account_member.title') });
  const drawer = page.getByRole('dialog');
  const email = drawer.getByLabel(word('fields.*.email'));
  const next = drawer.getByRole('button', { name: own('drawer.next') });
  await invite.click();
  await email.fill('nils');
  await next.click();
  await expect(drawer.getByText(word('errors.INVALID.email'))).toBeVisible();
  // The drawer of an existing member is opened instead.
  await email.fill(nina.email.toUpperCase());
  await next.click();
  await expect(page.getByText(own('drawer.exists'))).toBeVisible();
  await expect(drawer.getByText(own('drawer.ownerHasAll'))).toBeVisible();
  await page.keyboard.press('Escape');

  const nils = makePerson();
  await invite.click();
  await email.fill(nils.email);
  await next.click();
  await drawer.getByLabel(word('fields.*.firstName')).fill(nils.firstName);
  await drawer.getByLabel(word('fields.*.lastName')).fill(nils.lastName);
  await drawer.getByLabel('Slagverket').selectOption('MANAGER');
  await drawer.getByLabel(word('fields.department_memberships.accessToCRC')).check();
  await lookAt(page, 'team-invite');
  await drawer.getByRole('button', { name: submit('add_account_member') }).click();
  const row = page.getByRole('button', { name: nils.email });
  await expect(row).toContainText(own('status.invited'));
  await expect(row).toContainText(nils.lastName);

  const mail = await mailTo(request, nils.email, new RegExp(attributes.name));
  const link = mail.links.find((one) => one.includes('token=')) ?? '';
  await useLink(page, link);
  // The link signs in as the invited person, whose name is filled in by the team.
  await expect(page.getByLabel(word('fields.*.firstName'))).toHaveValue(nils.firstName);
  await expect(page.getByLabel(word('fields.*.lastName'))).toHaveValue(nils.lastName);
  await page.getByLabel(word('fields.*.lastName')).fill('Nilsen');
  await page.getByRole('button', { name: say('portal/app', 'onboard.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`${home}/`));
  await goWithin(page, `${home}/account/settings/team/members`);
  await expect(row).toContainText('Nilsen');
  await expect(row).toContainText(own('status.active'));
});

// Requirements: A2.45, A2.125, A2.140, A6.12, A6.15, A6.17
test('a full team is shown to its owner and to a manager', async ({ atPortal, request }) => {
  test.slow();
  const home = `/v2/${spoken}/business/solsiden-barnehage/account/settings/team`;
  const page = await atPortal(await tokenOf(request, 'kari'), `${home}/members`);
  await expect(page.getByText(own('status.expired'))).toBeVisible();
  await lookAt(page, 'team-members');
  await page.getByRole('button', { name: 'Ola Hansen' }).click();
  await expect(page.getByRole('dialog').getByLabel('Småbarn')).toHaveValue('MANAGER');
  await lookAt(page, 'team-member');
  await page.keyboard.press('Escape');
  await tab(page, 'departments').click();
  await expect(page.getByText('Kjøkken', { exact: true }).last()).toBeVisible();
  await lookAt(page, 'team-departments');
  await page.getByRole('link', { name: own('roles.title'), exact: true }).click();
  await expect(page.getByText(word('actions.set_account_owner.title'))).toBeVisible();
  await expect(page.getByText(own('roles.deleteTeam'), { exact: true })).toBeVisible();
  await lookAt(page, 'team-roles');
  // On a phone the tabs are a select.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(tab(page, 'members')).toBeHidden();
  await page.getByRole('combobox', { name: own('tabs') }).selectOption('departments');
  await expect(page).toHaveURL(/team\/departments/);
  await page.setViewportSize({ width: 1440, height: 900 });

  await atPortal(await tokenOf(request, 'ola'), `${home}/members?confirmed=true`);
  await page.getByRole('button', { name: 'Siri Lunde' }).click();
  await expect(page.getByRole('dialog').getByText(own('drawer.askAdmin'))).toBeVisible();
  await lookAt(page, 'team-member-manager');
});
