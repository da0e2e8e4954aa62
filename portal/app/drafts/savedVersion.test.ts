import { expect, test } from 'vitest';
import { withBaseVersion } from './savedVersion.ts';

test('a draft stored on the device by the previous release keeps its base version', () => {
  const draft = { lines: [], asRead: 'a field of the draft' };
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
