// Goal: public screens and the most used ones stay within their script budgets. Method: the scripts fetched
// by a first visit are added up in the browser, and must all be listed by the build, which the benchmark
// uses.
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
      // A script is fetched and then imported, the second time from the cache.
      .filter((one) => (one as PerformanceResourceTiming).transferSize > 0)
      .map((one) => ({
        script: new URL(one.name).pathname.slice(1),
        bytes: (one as PerformanceResourceTiming).encodedBodySize,
      })),
  );

/** Opens a screen in an account with hundreds of invoices. */
const inAccount = (path: string) => async (page: Page) => {
  const token = await tokenOf(page.request, 'ingrid');
  await enter(page, token, `${await homeOf(page.request, token)}/${path}`);
};

const visits: Record<string, (page: Page) => Promise<unknown>> = {
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
  const go = visits[name];
  test(`${name} loads at most ${budget / 1000} kB of scripts`, async ({ page }) => {
    const received = scriptSize(ROOT, frontEnd, modules);
    expect(received, 'listed by the build').toBeLessThanOrEqual(budget);
    if (!go) return;
    await go(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = await fetched(page);
    const known = scriptsOf(ROOT, frontEnd, modules);
    const unlisted = scripts.filter(({ script }) => !known.includes(script));
    expect(unlisted, 'scripts that the build does not list').toEqual([]);
    const bytes = scripts.reduce((sum, one) => sum + one.bytes, 0);
    expect(bytes, 'fetched').toBeGreaterThan(50_000);
    expect(bytes, 'fetched').toBeLessThanOrEqual(budget);
    expect(bytes, 'fetched, by the size in the build').toBeLessThanOrEqual(received);
  });
}
