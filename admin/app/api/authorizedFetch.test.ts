// Goal: a response ends only the session it was requested with. Method: responses that arrive when the test
// lets them, while an operator signs in.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session.ts';
import { authorizedFetch } from './authorizedFetch.ts';

const shelf = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  }),
);
afterEach(() => {
  session.leave();
  vi.unstubAllGlobals();
});

const unauthorized = { errors: [{ extensions: { code: 'UNAUTHORIZED' } }] };
const kinds = [
  { kind: 'by its status', answer: () => Response.json({}, { status: 401 }) },
  { kind: 'by its errors', answer: () => Response.json(unauthorized) },
];

function requested(answer: Response) {
  const coming = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => coming.promise);
  const done = authorizedFetch('/admin/graphql').catch(({ message }: Error) => message);
  return { done, arrive: () => coming.resolve(answer) };
}

test.each(kinds)('a response that refuses the token $kind ends the session', async ({ answer }) => {
  session.start('one');
  const { done, arrive } = requested(answer());
  arrive();
  expect(await done).toBe('UNAUTHENTICATED');
  expect(session.read()).toBeNull();
  expect(session.isInterrupted()).toBe(true);
});

test.each(kinds)(
  'a late response that refuses the former token $kind leaves a new session alone',
  async ({ answer }) => {
    session.start('one');
    const { done, arrive } = requested(answer());
    session.end('one');
    session.start('another');
    arrive();
    expect(await done).toBe('UNAUTHENTICATED');
    expect(session.read()).toBe('another');
    expect(session.isInterrupted()).toBe(false);
  },
);

test('a missing right does not end the session', async () => {
  session.start('one');
  const { done, arrive } = requested(
    Response.json({ errors: [{ path: ['row'], extensions: { code: 'UNAUTHORIZED' } }] }),
  );
  arrive();
  expect(await done).toBe('UNAUTHORIZED');
  expect(session.read()).toBe('one');
});
