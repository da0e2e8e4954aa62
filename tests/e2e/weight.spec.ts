// Goal: screens that strangers open on a phone, and the one everybody works in, stay light. Method: the
// browser adds up the scripts it has fetched for somebody who comes for the first time, and the build,
// by which the benchmark goes, must tell of each of them.
import { expect, type Page } from '@playwright/test';
import { screenScripts } from '#tools/launcher/front-ends/screen-scripts.ts';
import { scriptSize, scriptsOf } from '#tools/launcher/front-ends/script-size.ts';
import { makePublishedJob } from './support/make-job.ts';
import { enter, homeOf, tokenOf } from './support/sign-in.ts';
import { test } from './support/story.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((one) => new URL(one.name).pathname.startsWith('/assets/') && /\.js$/.test(one.name))
      // A script is fetched and then imported, the second time out of the cache.
      .filter((one) => (one as PerformanceResourceTiming).transferSize > 0)
      .map((one) => ({
        script: new URL(one.name).pathname.slice(1),
        bytes: (one as PerformanceResourceTiming).encodedBodySize,
      })),
  );

/** Opens a screen in the account of somebody who has hundreds of invoices. */
const inAccount = (path: string) => async (page: Page) => {
  const token = await tokenOf(page.request, 'ingrid');
  await enter(page, token, `${await homeOf(page.request, token)}/${path}`);
};

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  landing: (page) => page.goto('/v2/nb'),
  'sign-in': (page) => page.goto('/v2/nb/login/existing-user'),
  'public invoice': (page) => page.goto('/v2/nb/invoicemore/public-invoice/forged'),
  'enrolment wizard': async (page) => {
    const { wizard } = await makePublishedJob(page.request, {
      pages: [
        {
          title: 'Om deg',
          pageNumber: 1,
          questions: [{ id: 'why', label: 'Hvorfor?', type: 'TEXT' }],
        },
      ],
    });
    await page.goto(wizard);
  },
  'invoice list': async (page) => {
    await inAccount('invoicemore/payout-service/invoices')(page);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
  'invoice creation': inAccount('invoicemore/invoice-creation'),
  dashboard: inAccount('account/dashboard'),
};

for (const { name, frontEnd, modules, budget } of screenScripts) {
  const go = ways[name];
  test(`${name} is ${budget / 1000} kB of script at most`, async ({ page }) => {
    const received = scriptSize(ROOT, frontEnd, modules);
    expect(received, 'told').toBeLessThanOrEqual(budget);
    if (!go) return;
    await go(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = await fetched(page);
    const known = scriptsOf(ROOT, frontEnd, modules);
    const untold = scripts.filter(({ script }) => !known.includes(script));
    expect(untold, 'more is fetched than the build tells').toEqual([]);
    const bytes = scripts.reduce((sum, one) => sum + one.bytes, 0);
    expect(bytes, 'fetched').toBeGreaterThan(50_000);
    expect(bytes, 'fetched').toBeLessThanOrEqual(budget);
    expect(bytes, 'what the build tells').toBeLessThanOrEqual(received);
  });
}
