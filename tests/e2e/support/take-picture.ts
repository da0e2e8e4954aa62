import path from 'node:path';
import type { Page } from '@playwright/test';
import { spoken } from './words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../.data/test/screens');

/** Whether somebody wants to see the screens: `npm test -- --pictures`. */
export const takesPictures = Boolean(process.env.E2E_PICTURES);

/** A picture of a screen for people, when they asked for it. */
export async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (takesPictures)
    await page.screenshot({ path: path.join(FOLDER, spoken, `${name}.png`), fullPage });
}
