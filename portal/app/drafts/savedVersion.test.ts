import { expect, test } from 'vitest';
import { withBaseVersion } from './savedVersion.ts';

test('a draft that waits on a device since the release before is read with the version it is based on', () => {
  const draft = { lines: [], asRead: 'a word of its own' };
  const unanswered = { key: 'k', id: null, asRead: null, draft };
  expect(withBaseVersion({ draft, asRead: '1', unanswered })).toEqual({
    draft,
    baseVersion: '1',
    unanswered: { key: 'k', id: null, baseVersion: null, draft },
  });
  expect(withBaseVersion({ draft, baseVersion: '2', unanswered: null })).toEqual({
    draft,
    baseVersion: '2',
    unanswered: null,
  });
  expect(withBaseVersion(null)).toBeNull();
});
