// Goal: an application form can be built in the outline without JSON, and edited as JSON beside it.
// Method: the form of a new team, built in the outline, changed in the text, reordered by keyboard,
// reloaded, saved and changed by two users at once.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addQuestion, button, own, save, view } from './steps/design-form.ts';
import { makeTeamWithJob, publishJob, type TeamWithJob } from './support/make-job.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const TEMPLATE = path.resolve(
  import.meta.dirname,
  '../../forms/applications/templates/kindergarten-substitute.json',
);

const say = words(spoken);
const open = (page: Page, { home, jobId }: TeamWithJob) =>
  page.goto(`${home}/recruitmore/jobs/${jobId}/form`);

const option = (page: Page, number: string) =>
  page.getByRole('textbox', { name: own('options.number', { number }), exact: true });

/** The outline precedes the preview, so its text is the first. */
const openQuestion = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).first().click();

const form = {
  pages: [
    {
      title: 'Om deg',
      pageNumber: 1,
      questions: [
        { id: 'why', label: 'Hvorfor oss?', type: 'TEXT', required: true },
        { id: 'licence', label: 'Har du førerkort?', type: 'RADIOS', options: ['Ja', 'Nei'] },
      ],
    },
    { title: 'Erfaring', pageNumber: 2, questions: [{ id: 'years', label: 'År?', type: 'TEXT' }] },
  ],
};

test('a form is built in the outline and saved', async ({ atPortal, request }) => {
  test.slow();
  const team = await makeTeamWithJob(request);
  const page = await atPortal(team.token, `${team.home}/recruitmore/jobs/${team.jobId}`);
  // Publishing without a form is refused.
  const publish = say('words', 'actions.publish_job.submit');
  await page.getByRole('button', { name: publish, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: publish, exact: true }).click();
  await expect(page.getByText(say('words', 'errors.BLANK.publishJob'))).toBeVisible();
  await page
    .getByRole('link', { name: say('portal/modules/recruitment', 'form.make'), exact: true })
    .click();
  await page.getByRole('button', { name: own('start.empty') }).click();
  await page.getByLabel(own('page.title'), { exact: true }).fill('Om deg');
  await addQuestion(page, 'TEXT', 'Hvorfor vil du jobbe hos oss?');
  await page.getByLabel(own('question.required'), { exact: true }).check();
  await addQuestion(page, 'RADIOS', 'Har du førerkort?');
  await option(page, '1').fill('Ja');
  await page.keyboard.press('Enter');
  await expect(option(page, '2')).toBeFocused();
  await page.keyboard.type('Nei');
  await addQuestion(page, 'TEXT', 'Hvilken klasse?');
  await page.getByLabel(own('condition.title')).selectOption('SHOW_IF_MATCH');
  await lookAt(page, 'form-designer-outline');

  // The preview can be used at once: the last question appears with the answer it depends on.
  const frame = page.getByRole('region', { name: own('preview.frame') });
  await expect(frame.getByLabel('Hvilken klasse?')).toHaveCount(0);
  await frame.getByLabel('Ja', { exact: true }).check();
  await expect(frame.getByLabel('Hvilken klasse?')).toBeVisible();
  await button(page, 'preview.empty').click();
  await button(page, 'preview.fill').click();
  await expect(frame.getByLabel('Ja', { exact: true })).toBeChecked();

  await save(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /Hvilken klasse/ }).first()).toBeVisible();
  await view(page, 'code').click();
  await expect(page.locator('.cm-content')).toContainText('"hvorfor_vil_du_jobbe_hos_oss"');
});

test('a form starts from a template, and a link leads to its first problem', async ({
  page,
  request,
}) => {
  test.slow();
  const team = await makeTeamWithJob(request);
  await page.goto(`${team.home}/recruitmore/jobs/${team.jobId}/form?dp-token=${team.token}`);
  const { name, jobChecks } = JSON.parse(readFileSync(TEMPLATE, 'utf8'));
  const template = page.getByRole('button', { name: name[spoken] });
  await expect(template).toBeVisible();
  await lookAt(page, 'form-designer-start');
  await template.click();
  await expect(button(page, 'page.add')).toBeVisible();
  await view(page, 'map').click();
  await expect(page.getByRole('heading', { name: own('map.list') })).toBeVisible();
  await lookAt(page, 'form-designer-map');
  await save(page);
  // The checks of the template are saved with the form.
  const answer = await request.post('/graphql', {
    data: {
      query: 'query ($id: ID!) { node(id: $id) { ... on Job { jobChecks } } }',
      variables: { id: team.jobId },
    },
    headers: { authorization: `Bearer ${team.token}` },
  });
  expect((await answer.json()).data.node.jobChecks).toEqual(jobChecks);

  // A page without a title is reported after leaving it, and saving is refused.
  await button(page, 'page.add').click();
  await expect(page.getByLabel(own('page.title'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: own('page.unnamed') }).click();
  await expect(page.getByText(own('fault.title'))).toBeVisible();
  await button(page, 'save').click();
  await expect(page.getByText(own('keeping.refused'))).toBeVisible();
  await button(page, 'problems.first').click();
  await page.getByLabel(own('page.title'), { exact: true }).fill('Til slutt');
  await save(page);
});

test('a question is moved by keyboard, also to another page, and back', async ({
  page,
  request,
}) => {
  const team = await makeTeamWithJob(request, form);
  await page.goto(`${team.home}/recruitmore/jobs/${team.jobId}/form?dp-token=${team.token}`);
  const order = () =>
    page.locator('[data-question]').evaluateAll((rows) => rows.map((one) => one.textContent));
  const handle = button(page, 'move.handle', { name: 'Har du førerkort?' });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle).toBeFocused();
  await expect(page.locator('[data-question="1.0"]')).toContainText('Har du førerkort?');
  await expect(
    page.getByText(own('move.question', { name: 'Har du førerkort?', page: '2', number: '1' })),
  ).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-question="1.1"]')).toContainText('Har du førerkort?');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.locator('[data-question="0.1"]')).toContainText('Har du førerkort?');
  expect(await order()).toHaveLength(3);
});

test('a question is dragged to another page, and Escape cancels', async ({ page, request }) => {
  const team = await makeTeamWithJob(request, form);
  await page.goto(`${team.home}/recruitmore/jobs/${team.jobId}/form?dp-token=${team.token}`);
  const drag = async () => {
    await button(page, 'move.handle', { name: 'Hvorfor oss?' }).hover();
    await page.mouse.down();
    const target = await page.locator('[data-question="1.0"]').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 4, { steps: 4 });
  };
  await drag();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-question="0.0"]')).toContainText('Hvorfor oss?');
  await drag();
  await page.mouse.up();
  await expect(page.locator('[data-question="1.0"]')).toContainText('Hvorfor oss?');
});

test('both views show the same form, and the outline is locked while the text is invalid', async ({
  page,
  request,
}) => {
  test.slow();
  const team = await makeTeamWithJob(request, form);
  await page.goto(`${team.home}/recruitmore/jobs/${team.jobId}/form?dp-token=${team.token}`);
  await view(page, 'code').click();
  const text = page.locator('.cm-content');
  await expect(text).toContainText('"Hvorfor oss?"');
  await lookAt(page, 'form-designer-json');
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('x');
  await expect(page.getByText(own('locked.title'), { exact: true })).toBeVisible();
  await expect(button(page, 'page.add')).toBeDisabled();
  await button(page, 'locked.undo').click();
  await expect(button(page, 'page.add')).toBeEnabled();

  // Members are suggested, and the inserted text is valid JSON.
  await page.getByText('"licence"').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"desc');
  await page.getByRole('option', { name: /^description/ }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('For varebilen');
  await page.keyboard.press('End');
  await page.keyboard.type(',');
  await openQuestion(page, 'Har du førerkort?');
  await page.getByLabel(own('question.label'), { exact: true }).fill('Kan du kjøre?');
  await expect(text).toContainText('"Kan du kjøre?"');
  await expect(text).toContainText('"description": "For varebilen"');
});

test('checks are edited beside the questions they depend on, and corrected when a question is removed', async ({
  page,
  request,
}) => {
  test.slow();
  const licence = say('words', 'values.JobCheckType.DRIVERS_LICENSE');
  const team = await makeTeamWithJob(request, form);
  const address = `${team.home}/recruitmore/jobs/${team.jobId}`;
  await page.goto(`${address}/form?dp-token=${team.token}`);
  await button(page, 'checks.add').click();
  await page.getByRole('menuitem', { name: licence, exact: true }).click();
  await page.getByLabel(own('checks.condition.title')).selectOption('SHOW_IF_MATCH');
  await page.getByLabel(own('condition.question')).selectOption('licence');
  await page.getByRole('checkbox', { name: 'Nei', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Ja', exact: true }).check();
  const when = own('checks.short.SHOW_IF_MATCH', { question: 'Har du førerkort?', answers: 'Ja' });
  await expect(page.getByText(when)).toBeVisible();
  await lookAt(page, 'form-designer-checks');
  await save(page);

  // Removing the question is reported and can be undone; otherwise the check is marked.
  const removeQuestion = async () => {
    await button(page, 'question.more', { name: 'Har du førerkort?' }).click();
    await page.getByRole('menuitem', { name: own('question.remove'), exact: true }).click();
    await expect(
      page.getByText(own('removed.checks', { parts: `«${licence}»` })).last(),
    ).toBeVisible();
  };
  await removeQuestion();
  await page
    .getByRole('button', { name: say('portal/ui', 'undo') })
    .last()
    .click();
  await expect(page.getByRole('button', { name: /Har du førerkort/ }).first()).toBeVisible();
  await removeQuestion();
  await button(page, 'problems.first').click();
  await page.getByLabel(own('checks.condition.title')).selectOption('');
  await save(page);

  // The page of the job shows the check, and its popup changes it.
  await page.goto(address);
  await expect(page.getByText(own('checks.condition.always'), { exact: true })).toBeVisible();
  await button(page, 'checks.change').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: licence, exact: true }).click();
  await dialog.getByLabel(own('checks.required')).uncheck();
  await lookAt(page, 'job-checks-popup');
  await dialog.getByRole('button', { name: own('checks.save') }).click();
  await expect(page.getByText(own('checks.saved'))).toBeVisible();
  await expect(page.getByText(own('checks.optionalMark'), { exact: true })).toBeVisible();
});

test('no pasted text breaks the designer, and every change can be undone', async ({
  page,
  request,
}) => {
  test.slow();
  const team = await makeTeamWithJob(request, form);
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  await page.goto(`${team.home}/recruitmore/jobs/${team.jobId}/form?dp-token=${team.token}`);
  await view(page, 'code').click();
  const text = page.locator('.cm-content');
  await expect(text).toContainText('"Hvorfor oss?"');
  // A fault near the end of a long text does not break the editor when the text is deleted.
  await text.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(',,');
  await expect(page.getByText(own('locked.title'), { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(text).toHaveText('');
  await expect(page.getByText(own('locked.title'), { exact: true })).toBeVisible();
  const paste = async (value: string) => {
    await text.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      const target = document.querySelector('.cm-content');
      target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, value);
  };
  await paste('null');
  await button(page, 'save').click();
  await expect(page.getByText(own('keeping.unreadable'))).toBeVisible();
  await paste('['.repeat(50_000));
  await expect(
    page
      .getByText(own('code.fault.tooDeep'))
      .or(page.getByText(own('locked.title'), { exact: true }))
      .first(),
  ).toBeVisible();
  await paste(JSON.stringify({ pages: [{ title: 'x'.repeat(1_100_000) }] }));
  await expect(page.getByText(own('locked.title'), { exact: true })).toBeVisible();
  await paste(
    JSON.stringify({ pages: [3, { questions: [null, { id: 7, schema: { $ref: 1 } }] }] }),
  );
  await expect(button(page, 'page.add')).toBeEnabled();
  for (const side of ['preview', 'map', 'changes', 'code']) await view(page, side).click();
  const undo = button(page, 'undo');
  while (await undo.isEnabled()) await undo.click();
  await expect(page.getByRole('button', { name: /Hvorfor oss/ }).first()).toBeVisible();
  expect(failures).toEqual([]);
});

test('unsaved work survives a reload and a lost connection', async ({ page, request }) => {
  const team = await makeTeamWithJob(request, form);
  await page.goto(`${team.home}/recruitmore/jobs/${team.jobId}/form?dp-token=${team.token}`);
  await openQuestion(page, 'Hvorfor oss?');
  const label = page.getByLabel(own('question.label'), { exact: true });
  await label.fill('Hvorfor akkurat oss?');
  await expect(page.getByText(own('keeping.here'))).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await button(page, 'save').click();
  await expect(page.getByText(own('keeping.lost'))).toBeVisible();
  await page.unroute('**/graphql');
  await open(page, team);
  await expect(page.getByRole('button', { name: /Hvorfor akkurat oss/ }).first()).toBeVisible();
  await view(page, 'changes').click();
  await expect(page.getByText('Hvorfor akkurat oss?').last()).toBeVisible();
  await lookAt(page, 'form-designer-changes');
  await save(page);
});

test('of two users who save the second sees both versions and chooses', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const team = await makeTeamWithJob(request, form);
  const address = `${team.home}/recruitmore/jobs/${team.jobId}/form?dp-token=${team.token}`;
  const other = await (await browser.newContext()).newPage();
  await page.goto(address);
  await other.goto(address);
  for (const [one, label] of [
    [page, 'Første?'],
    [other, 'Andre?'],
  ] as const) {
    await openQuestion(one, 'Hvorfor oss?');
    await one.getByLabel(own('question.label'), { exact: true }).fill(label);
  }
  await save(page);
  await button(other, 'save').click();
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('Første?');
  await expect(dialog).toContainText('Andre?');
  await lookAt(other, 'form-designer-two');
  await dialog.getByRole('button', { name: own('versions.keepMine') }).click();
  await save(other);
  await open(page, team);
  await expect(page.getByRole('button', { name: /Andre/ }).first()).toBeVisible();
});

test('two tabs of one person: each finds its own text again after the other has saved', async ({
  atPortal,
  request,
}) => {
  const team = await makeTeamWithJob(request, form);
  const one = await atPortal(team.token, `${team.home}/recruitmore/jobs/${team.jobId}/form`);
  const two = await one.context().newPage();
  await two.goto(`${team.home}/recruitmore/jobs/${team.jobId}/form?dp-token=${team.token}`);
  for (const [tab, label] of [
    [two, 'Andre?'],
    [one, 'Første?'],
  ] as const) {
    // A tab in the background is not rendered.
    await tab.bringToFront();
    await openQuestion(tab, 'Hvorfor oss?');
    await tab.getByLabel(own('question.label'), { exact: true }).fill(label);
    await expect(tab.getByText(own('keeping.here'))).toBeVisible();
  }
  await save(one);
  await two.reload();
  await expect(two.getByRole('button', { name: /Andre/ }).first()).toBeVisible();
  await button(two, 'save').click();
  const dialog = two.getByRole('dialog');
  await expect(dialog).toContainText('Første?');
  await dialog.getByRole('button', { name: own('versions.takeTheirs') }).click();
  await expect(two.getByRole('button', { name: /Første/ }).first()).toBeVisible();
});

test('two tabs closed with unsaved work: both texts are found again, in either order', async ({
  atPortal,
  request,
}) => {
  const team = await makeTeamWithJob(request, form);
  const address = `${team.home}/recruitmore/jobs/${team.jobId}/form`;
  const one = await atPortal(team.token, address);
  const tabs = one.context();
  const openTab = async () => {
    const tab = await tabs.newPage();
    await tab.goto(`${address}?dp-token=${team.token}`);
    return tab;
  };
  const [first, second] = [await openTab(), await openTab()];
  for (const [tab, label] of [
    [first, 'Første?'],
    [second, 'Andre?'],
  ] as const) {
    // A tab in the background is not rendered.
    await tab.bringToFront();
    await openQuestion(tab, 'Hvorfor oss?');
    await tab.getByLabel(own('question.label'), { exact: true }).fill(label);
    await expect(tab.getByText(own('keeping.here'))).toBeVisible();
  }
  await Promise.all([first.close(), second.close()]);
  const page = await openTab();
  const row = (label: RegExp) => page.getByRole('button', { name: label }).first();
  const openOther = button(page, 'others.open');
  await expect(row(/Andre/)).toBeVisible();
  await lookAt(page, 'form-designer-other-draft');
  await openOther.click();
  await expect(row(/Første/)).toBeVisible();
  await page.reload();
  await expect(row(/Første/)).toBeVisible();
  await openOther.click();
  await expect(row(/Andre/)).toBeVisible();
  await button(page, 'others.remove').click();
  await expect(openOther).toHaveCount(0);
  await page
    .getByRole('button', { name: say('portal/ui', 'undo') })
    .last()
    .click();
  await save(page);
  await expect(openOther).toBeVisible();
  await page.close();
});

test('checks that are being changed stay when the popup closes, and when the job is saved elsewhere', async ({
  atPortal,
  request,
}) => {
  const licence = say('words', 'values.JobCheckType.DRIVERS_LICENSE');
  const card = say('words', 'values.JobCheckType.HSE_CARD');
  const team = await makeTeamWithJob(request, form);
  const page = await atPortal(team.token, `${team.home}/recruitmore/jobs/${team.jobId}`);
  const add = async (name: string) => {
    await button(page, 'checks.add').click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const dialog = page.getByRole('dialog').first();
  await button(page, 'checks.change').click();
  await add(licence);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await button(page, 'checks.change').click();
  await expect(dialog.getByRole('button', { name: licence, exact: true })).toBeVisible();

  // A colleague saves other checks: the popup stays as it is, and saving shows both.
  const query = `mutation ($input: UpdateJobInput!) { updateJob(input: $input) { errors { code path } } }`;
  const attributes = { jobChecks: [{ jobCheckType: 'HSE_CARD' }] };
  await request.post('/graphql', {
    data: { query, variables: { input: { id: team.jobId, attributes } } },
    headers: { authorization: `Bearer ${team.token}` },
  });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await dialog.getByRole('button', { name: own('checks.save') }).click();
  const choice = page.getByRole('dialog', { name: own('versions.title') });
  await expect(choice).toContainText(card);
  await expect(choice).toContainText(licence);
  await choice.getByRole('button', { name: own('versions.keepMine') }).click();
  await dialog.getByRole('button', { name: own('checks.save') }).click();
  await expect(page.getByText(own('checks.saved'))).toBeVisible();
  await expect(page.getByText(licence, { exact: true })).toBeVisible();
});

test('long words stay within the width of a phone', async ({ atPortal, request }) => {
  test.slow();
  const long = `https://barnehagen.example/${'vikarforespoersel'.repeat(12)}`;
  const questions = [
    { id: 'a', label: long, description: long, type: 'TEXT' },
    { id: 'b', label: long, type: 'RADIOS', options: [long, 'Nei'] },
    { id: 'c', label: long, type: 'CHECKBOXES', options: [long, 'Nei'] },
  ];
  const applicationForm = { pages: [{ title: long, description: long, pageNumber: 1, questions }] };
  const team = await makeTeamWithJob(request, applicationForm);
  const wizard = await publishJob(request, team.token, team.jobId);
  const job = `${team.home}/recruitmore/jobs/${team.jobId}`;
  const page = await atPortal(team.token, job);
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const address of [job, `${job}/form`, wizard]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
  await page.goto(`${job}/form`);
  await view(page, 'preview').click();
  await expect(page.getByRole('region', { name: own('preview.frame') })).toBeVisible();
  await page.getByRole('radio').first().waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
