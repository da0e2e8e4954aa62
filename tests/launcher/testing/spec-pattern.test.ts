// Goal: a named end-to-end test runs, and no other, wherever the checkout is.
import { expect, test } from 'vitest';
import { specPattern } from '#tools/launcher/testing/browser-step.ts';

test.each([
  { name: 'walk', file: '/home/kari/honorar/tests/e2e/walk.spec.ts', isTold: true },
  { name: 'console', file: '/home/kari/honorar/tests/e2e/console-lists.spec.ts', isTold: true },
  { name: 'lists', file: '/home/kari/honorar/tests/e2e/console-lists.spec.ts', isTold: false },
  { name: 'walk', file: '/home/kari/walk/tests/e2e/lists.spec.ts', isTold: false },
  { name: 'walk', file: '/home/kari/walk.spec/tests/e2e/lists.spec.ts', isTold: false },
])('$name of $file: $isTold', ({ name, file, isTold: isReported }) => {
  expect(new RegExp(specPattern(name)).test(file)).toBe(isReported);
});
