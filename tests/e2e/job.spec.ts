// Goal: a team creates a job in its list, with a picture and colours; missing fields are reported without losing input;
// visitors with the link see the result. Method: the owner of a new team in the list of jobs, and a browser without
// a session.
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { makeTeamWithJob, publishJob } from './support/make-job.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const field = (name: string) => say('words', `fields.jobs.${name}`);
const action = (name: string, what = 'submit') => say('words', `actions.${name}.${what}`);
const own = (key: string) => say('portal/modules/recruitment', key);

const picture = async (format: 'gif' | 'png', width = 240) => ({
  name: `logo.${format}`,
  mimeType: `image/${format}`,
  buffer: await sharp({ create: { width, height: 80, channels: 3, background: '#7a1f5c' } })
    [format]()
    .toBuffer(),
});

const form = {
  pages: [
    { title: 'Om deg', pageNumber: 1, questions: [{ id: 'why', label: 'Hvorfor?', type: 'TEXT' }] },
  ],
};

// Requirements: B2.41, B3.20
test('a job is created, given a picture and colours, changed, and shown to visitors with the link', async ({
  atPortal,
  browser,
  request,
}) => {
  const team = await makeTeamWithJob(request);
  const page = await atPortal(team.token, `${team.home}/recruitmore/jobs`);
  await page.getByRole('button', { name: action('create_job'), exact: true }).click();
  const popup = page.getByRole('dialog', { name: action('create_job', 'title') });
  const submit = popup.getByRole('button', { name: action('create_job'), exact: true });
  await popup.getByLabel(field('title'), { exact: true }).fill('Nattevakt på leir');
  await popup.getByLabel(field('tagline'), { exact: true }).fill('Tre netter i august');
  await submit.click();
  const description = popup.getByLabel(field('description'), { exact: true });
  await expect(description).toBeFocused();
  const missing = say('words', 'errors.BLANK', { path: field('description') });
  await expect(description).toHaveAccessibleDescription(new RegExp(missing));
  await lookAt(page, 'portal-job-create');
  await description.fill('Noen må være våken når alle andre sover.');
  await popup
    .getByLabel(field('privacyLink'), { exact: true })
    .fill('https://leir.example/personvern');
  await popup.getByLabel(field('termsLink'), { exact: true }).fill('https://leir.example/vilkar');
  await popup.getByLabel(field('applicationDeadlineOn'), { exact: true }).fill('1.12.2099');
  const files = popup.locator('input[type=file]').first();
  await files.setInputFiles({ ...(await picture('png')), buffer: Buffer.alloc(3_000_001) });
  await expect(popup.getByRole('alert')).toBeVisible();
  await files.setInputFiles(await picture('gif'));
  await expect(popup.getByText('logo.gif')).toBeVisible();
  await submit.click();
  await expect(page.getByText(action('create_job', 'success'))).toBeVisible();

  await page.getByRole('button', { name: own('colours.choose') }).click();
  const colours = page.getByRole('dialog', { name: own('colours.title') });
  await colours.getByLabel(field('default'), { exact: true }).fill('#ffd400');
  await colours.getByLabel(field('contrast'), { exact: true }).fill('#ffffff');
  await colours.getByRole('button', { name: action('update_job'), exact: true }).click();
  await expect(colours.getByLabel(field('contrast'), { exact: true })).toHaveAccessibleDescription(
    /\S/,
  );
  await colours.getByLabel(field('default'), { exact: true }).fill('#7a1f5c');
  await page.reload();
  await page.getByRole('button', { name: own('colours.choose') }).click();
  await expect(colours.getByLabel(field('default'), { exact: true })).toHaveValue('#7a1f5c');
  await lookAt(page, 'portal-job-colours');
  await colours.getByRole('button', { name: action('update_job'), exact: true }).click();
  await expect(page.getByText(action('update_job', 'success'))).toBeVisible();
  await expect(page.getByText('#7A1F5C')).toBeVisible();
  await page.getByRole('button', { name: say('portal/ui', 'row.edit'), exact: true }).click();
  const edit = page.getByRole('dialog', { name: action('update_job', 'title') });
  await expect(edit.getByLabel(field('applicationDeadlineOn'), { exact: true })).toHaveValue(
    /2099/,
  );
  await expect(edit.getByText('logo.gif')).toBeVisible();
  await edit.getByLabel(field('tagline'), { exact: true }).fill('Tre netter i juli');
  await edit.getByRole('button', { name: action('update_job'), exact: true }).click();
  await expect(page.getByText('Tre netter i juli')).toBeVisible();

  // The picture and the colours, which the form does not send again, are unchanged.
  const [id = ''] = /job_\w+/.exec(page.url()) ?? [];
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await publishJob(request, team.token, id, form));
  await expect(visitor.getByText('Tre netter i juli')).toBeVisible();
  await expect(visitor).toHaveTitle(/^Nattevakt på leir · /);
  const logo = visitor.locator('img[src^="/job-logos/"]');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
  await lookAt(visitor, 'job-public');
});
