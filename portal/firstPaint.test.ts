import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstPaint } from './firstPaint.ts';

// Goal: the order of style layers does not depend on which style sheet loads first.
// Method: the page as the build writes it.

test('the order of the layers is declared before any style sheet', () => {
  const base = readFileSync(path.join(import.meta.dirname, 'ui/theme/base.css'), 'utf8');
  const order = /@layer [\w, ]+;/.exec(base)?.[0] ?? 'none';
  const { handler } = firstPaint.transformIndexHtml as { handler: (page: string) => string };
  const page = handler(
    '<head><link rel="stylesheet" href="/assets/base.css"></head><body><div id="root"></div></body>',
  );
  expect(page.indexOf(order)).toBeGreaterThan(0);
  expect(page.indexOf(order)).toBeLessThan(page.indexOf('base.css'));
});
