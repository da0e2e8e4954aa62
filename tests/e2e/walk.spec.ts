import { test } from '@playwright/test';
import { addClient, confirm, makeProfile, register } from './steps/join.ts';
import type { Language } from './support/words.ts';

const languages: Language[] = ['nb', 'en'];

for (const language of languages) {
  test(`from newcomer to paid, in ${language}`, async ({ page, request }) => {
    const email = `nina-${crypto.randomUUID().slice(0, 8)}@story.example`;
    await register(page, language, email);
    await confirm(page, request, language, email);
    await makeProfile(page, language);
    await addClient(page, language, `faktura-${email}`);
  });
}
