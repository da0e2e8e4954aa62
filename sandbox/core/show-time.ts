import { html, type Markup } from '../../ground/html.ts';
import type { SandboxLanguage } from './route.ts';

const WRITERS = {
  nb: new Intl.DateTimeFormat('nb-NO', { dateStyle: 'medium', timeStyle: 'short' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
};

/** A moment as people write it, with the exact one for machines. */
export function showTime(moment: string, language: SandboxLanguage): Markup {
  return html`<time datetime="${moment}">${WRITERS[language].format(new Date(moment))}</time>`;
}
