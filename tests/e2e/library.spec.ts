// Goal: the page of examples shows every shared part in all its states, without real data.
import { expect } from '@playwright/test';
import { lookAt } from './support/screen.ts';
import { test } from './support/story.ts';
import { spoken, words } from './support/words.ts';

// Requirements: A2.24, A7.61
test('the page of examples shows every shared part', async ({ page }) => {
  await page.goto(`/v2/${spoken}/test/component-library`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await lookAt(page, 'component-library');
  await page.getByRole('combobox', { name: 'A client with many matches' }).click();
  const more = words(spoken)('portal/ui', 'picker.more', { count: '2', total: '37' });
  await expect(page.getByRole('option', { name: more })).toBeDisabled();
});

// Requirements: A2.126, A2.128, A9.16, B2.21, B2.22
test('a popup and a drawer fill the screen of a phone, and a drawer closes in 400 ms', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/v2/${spoken}/test/component-library`);
  const open = async (name: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    return {
      dialog,
      widthIs: (expected: number) =>
        expect.poll(async () => (await dialog.boundingBox())?.width).toBe(expected),
    };
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  const popup = await open('Open a popup', 1440);
  await popup.widthIs(440);
  await close();
  await (await open('Open a popup', 390)).widthIs(390);
  await close();
  await (await open('Open a drawer', 390)).widthIs(390);
  await close();
  const drawer = await open('Open a drawer', 1440);
  await drawer.widthIs(520);
  // Read as soon as it is closed; a busy machine may render no frame of the transition.
  const leaving = await drawer.dialog.evaluateHandle((element) => ({
    duration: new Promise<string>((done) => {
      const settled = () => done((element as HTMLElement).style.transitionDuration);
      new MutationObserver(settled).observe(element, { attributeFilter: ['style'] });
    }),
  }));
  await close();
  expect(await leaving.evaluate(({ duration }) => duration)).toBe('400ms');
});
