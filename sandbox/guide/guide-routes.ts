import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { html } from '#shared/html.ts';
import { page } from '../core/page.ts';
import type { Route } from '../core/route.ts';
import { showMarkdown } from './show-markdown.ts';

const GUIDE = path.resolve(import.meta.dirname, '../../docs/api.md');

/** The guide to the API from the documentation, for users who try the product. */
export function guideRoutes(): Route[] {
  return [
    {
      method: 'GET',
      path: /^\/sandbox\/guide$/,
      async handle({ language, parts }) {
        const guide = showMarkdown(await readFile(GUIDE, 'utf8'));
        const title = language === 'nb' ? 'API-guide' : 'API guide';
        // The guide is written in English, whatever the frame around it speaks.
        const body = html`<div lang="en" class="guide">${guide}</div>`;
        return page({ language, title, path: '/sandbox/guide', body }, parts);
      },
    },
  ];
}
