import { defineConfig } from '@playwright/test';

/** The tests run against an installation that is already started, by `npm test` or by hand. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.data/test/playwright',
  // The tests share one demo. A browser that waits for a response leaves its core to the others.
  workers: 4,
  fullyParallel: true,
  // Ends tests that hang: the longest one takes two minutes and a half on a busy machine.
  timeout: 300_000,
  // Responses take longer on two busy processors than on a quiet machine.
  expect: { timeout: 30_000 },
  retries: process.env.CI ? 1 : 0,
  projects: [
    { name: 'operators', testMatch: /operators\.setup\.ts$/ },
    { name: 'stories', dependencies: ['operators'] },
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    locale: process.env.E2E_LANGUAGE === 'en' ? 'en-GB' : 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Records every step with a snapshot of the page, without screenshots, which would take a sixth of the
    // browser's time. In CI only the retry of a failed test is recorded.
    trace: {
      mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
      screenshots: false,
      snapshots: true,
      sources: false,
    },
    actionTimeout: 30_000,
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
