import { defineConfig } from '@playwright/test';

/** The stories run against an installation somebody else has started: `npm test`, or a person. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.data/test/playwright',
  // The stories share one demo; two at a time keep two cores busy without stepping on each other.
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  // What a person would wait for on a quiet machine takes the longer on two busy processors.
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  projects: [
    { name: 'operators', testMatch: /operators\.setup\.ts$/ },
    { name: 'stories', dependencies: ['operators'] },
  ],
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Every step with the page as it was. A film beside it would take a sixth of the browser's time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    actionTimeout: 20_000,
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
