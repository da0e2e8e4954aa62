import { defineConfig } from '@playwright/test';

/** The stories run against an installation somebody else has started: `npm test`, or a person. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.data/test/playwright',
  // The stories share one demo. A browser that waits for an answer leaves its core to the others.
  workers: 4,
  fullyParallel: true,
  // Ends what hangs: the longest walk takes two minutes and a half on a busy machine.
  timeout: 300_000,
  // What a person would wait for on a quiet machine takes the longer on two busy processors.
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
    // Every step with the page as it was, without a film, which would take a sixth of the browser's
    // time. Where nobody looks on, only the second try of a story that failed is written down.
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
