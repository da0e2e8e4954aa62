import { html, type Markup } from '#shared/html.ts';
import type { SandboxLanguage } from './route.ts';

// Norwegian time in any time zone of the server, so that mail and invoice show the same time.
const FORM = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Oslo' } as const;
const WRITERS = {
  nb: new Intl.DateTimeFormat('nb-NO', FORM),
  en: new Intl.DateTimeFormat('en-GB', FORM),
};

/** A moment as people write it, with the exact one for machines. */
export function showTime(moment: string, language: SandboxLanguage): Markup {
  return html`<time datetime="${moment}">${WRITERS[language].format(new Date(moment))}</time>`;
}
