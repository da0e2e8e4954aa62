import path from 'node:path';
import type { Page } from '@playwright/test';
import { spoken } from './words.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../.data/test/screens');

/** Whether screenshots are requested: `npm test -- --pictures`. */
export const takesPictures = Boolean(process.env.E2E_PICTURES);

/** Takes a screenshot if they are requested. */
export async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (takesPictures)
    await page.screenshot({ path: path.join(FOLDER, spoken, `${name}.png`), fullPage });
}
