// Goal: a team compares applications, decides on several at once with a result for each, and moves cards on a board by
// mouse and keyboard along the transitions; a colleague sees each step live. Method: a new team with a job and three
// applications, in two windows.
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { applyFor } from './support/apply-for.ts';
import { makeTeamWithJob } from './support/make-job.ts';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

const say = words(spoken);
const own = (key: string, values: Record<string, string> = {}) =>
  say('portal/modules/recruitment/received', key, values);
const status = (name: string) => say('words', `values.JobApplicationStatus.${name}`);
const submit = (action: string) => say('words', `actions.${action}.submit`);

const form = {
  pages: [
    {
      title: 'Om deg',
      pageNumber: 1,
      questions: [{ id: 'why', label: 'Hvorfor?', type: 'TEXT', required: true }],
    },
  ],
};

async function teamWithApplications(request: APIRequestContext) {
  const team = await makeTeamWithJob(request, form);
  const query =
    'mutation ($input: PublishJobInput!) { publishJob(input: $input) { errors { code } } }';
  await request.post('/graphql', {
    data: { query, variables: { input: { id: team.jobId } } },
    headers: { authorization: `Bearer ${team.token}` },
  });
  const applicants = [];
  for (const why of ['Jeg liker barn', 'Jeg bor nær', 'Jeg har tid']) {
    applicants.push(await applyFor(request, team.jobId, [{ questionId: 'why', value: why }]));
  }
  return { ...team, applicants };
}

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: status(name), exact: true });

// Requirements: B13.25, B13.29
test('several applications are compared and decided on at once, and a colleague’s board is updated live', async ({
  atPortal,
  page: board,
  request,
}) => {
  test.slow();
  const { token, home, applicants } = await teamWithApplications(request);
  const [ida, ola, per] = applicants.map(({ lastName }) => new RegExp(lastName));
  const list = `${home}/recruitmore/received-applications`;
  await board.goto(`${list}?view=board&dp-token=${token}`);
  // The job has no checks, so all are ready for a decision as soon as the worker has run.
  await expect(column(board, 'QUALIFIED').getByRole('listitem')).toHaveCount(3);
  await lookAt(board, 'application-board');

  const page = await atPortal(token, list);
  await page.getByRole('button', { name: own('answers') }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: say('portal/ui', 'list.exportCsv') }).click();
  const file = await readFile(await (await downloaded).path(), 'utf8');
  expect(file).toMatch(/^\ufeff.*;Hvorfor\?\r\n/);
  expect(file).toContain('Jeg bor nær');
  // Each state has its number of applications; clicking it filters the list.
  const state = (name: string, count: number) =>
    page.getByRole('group').getByText(`${status(name)} ${count}`, { exact: true });
  await expect(state('QUALIFIED', 3)).toBeVisible();
  await state('REJECTED', 0).click();
  await expect(page.getByText(say('portal/ui', 'list.noMatchText'))).toBeVisible();
  await expect(state('QUALIFIED', 3)).toBeVisible();
  await state('REJECTED', 0).click();
  const choose = (name: RegExp) => page.getByRole('checkbox', { name }).check();
  await choose(ida!);
  await choose(ola!);
  await lookAt(page, 'applications-chosen');
  await page.getByRole('link', { name: own('compare.open') }).click();
  await expect(page.getByRole('row', { name: /Jeg liker barn/ })).toContainText('Jeg bor nær');
  await lookAt(page, 'applications-compared');
  await page.goBack();

  // A colleague decides on one of the two meanwhile: each has its own result.
  await choose(ida!);
  await choose(ola!);
  await page.getByRole('button', { name: submit('approve_job_application'), exact: true }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('listitem')).toHaveCount(2);
  const several = own('several.approve', { count: '2' });
  await expect(popup.getByRole('heading', { name: several })).toBeVisible();
  const reject = async (name: RegExp) => {
    const menu = column(board, 'QUALIFIED').getByRole('button', { name });
    await menu.focus();
    const requested = board.getByRole('dialog');
    const begin = async () => {
      await board.keyboard.press('Enter');
      await board.keyboard.press('ArrowDown');
      await board.keyboard.press('Enter');
      return requested.getByRole('textbox');
    };
    // An entered reason is restored after an interruption.
    await (await begin()).fill('Vi trenger noen med førerkort.');
    await board.keyboard.press('Escape');
    await expect(requested).toHaveCount(0);
    await expect(await begin()).toHaveValue('Vi trenger noen med førerkort.');
    await lookAt(board, 'application-reject');
    await requested
      .getByRole('button', { name: submit('reject_job_application'), exact: true })
      .click();
    await expect(requested.getByText(own('done'), { exact: true })).toBeVisible();
    await requested
      .getByRole('button', { name: say('portal/ui', 'close') })
      .last()
      .click();
  };
  await reject(ola!);
  await popup.getByRole('button', { name: submit('approve_job_application') }).click();
  await expect(popup.getByText(own('decided_other', { done: '1', count: '2' }))).toBeVisible();
  await expect(popup.getByText(own('newer'))).toBeVisible();
  await lookAt(page, 'applications-decided');
  await popup
    .getByRole('button', { name: say('portal/ui', 'close') })
    .last()
    .click();

  // The board is updated without a reload, and so is the list after an action on the board.
  await expect(column(board, 'APPROVED').getByRole('link', { name: ida! })).toBeVisible();
  await expect(page.getByRole('row', { name: ola! })).toContainText(status('REJECTED'));
  await expect(state('REJECTED', 1)).toBeVisible();

  // A card can be dragged only along a transition.
  const handle = board.getByRole('button', { name: per! });
  const dragTo = async (name: string) => {
    const [from, to] = [await handle.boundingBox(), await column(board, name).boundingBox()];
    await board.mouse.move(from!.x + 8, from!.y + 8);
    await board.mouse.down();
    await board.mouse.move(to!.x + 40, to!.y + 80, { steps: 4 });
    await expect(column(board, name)).toHaveAttribute('data-fit', /yes|no/);
    await board.mouse.up();
  };
  await dragTo('ENROLLED');
  await expect(board.getByText(status('ENROLLED'), { exact: false }).last()).toBeVisible();
  await expect(column(board, 'QUALIFIED').getByRole('link', { name: per! })).toBeVisible();
  await expect(board.getByRole('dialog')).toHaveCount(0);
  await dragTo('APPROVED');
  await board
    .getByRole('dialog')
    .getByRole('button', { name: submit('approve_job_application') })
    .click();
  await expect(column(board, 'APPROVED').getByRole('link', { name: per! })).toBeVisible();
  await expect(page.getByRole('row', { name: per! })).toContainText(status('APPROVED'));

  // Those that are decided on already are offered no decision.
  await choose(ola!);
  const bar = page.getByRole('region', { name: own('chosen.title') });
  await expect(bar.getByRole('button', { name: own('chosen.clear') })).toBeVisible();
  const approve = submit('approve_job_application');
  await expect(bar.getByRole('button', { name: approve })).toHaveCount(0);
});
