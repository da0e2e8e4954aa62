import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { html, type Markup } from '#shared/html.ts';
import { page, type Route } from '../core/route.ts';

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

/** Shows the little of Markdown our own guide uses: headings, paragraphs, `code` and fenced code. */
function showMarkdown(text: string): Markup {
  const blocks = text.split(/^```\w*\n([\s\S]*?)^```\n/m);
  const parts = blocks.flatMap((block, at) =>
    at % 2 === 1 ? [html`<pre tabindex="0"><code>${block.trimEnd()}</code></pre>`] : prose(block),
  );
  return html`${parts}`;
}

function prose(text: string): Markup[] {
  return text
    .split(/\n{2,}|(?<=^#+ .*)\n/m)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => {
      const heading = /^(#+) (.*)$/.exec(paragraph);
      if (!heading) return html`<p>${inline(paragraph)}</p>`;
      const words = heading[2] ?? '';
      return heading[1] === '#' ? html`<h1>${words}</h1>` : html`<h2>${words}</h2>`;
    });
}

function inline(text: string): Markup[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
