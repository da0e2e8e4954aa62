import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { execute } from './execute.ts';
import { ConnectionFailure, GraphQLFailure } from './GraphQLFailure.ts';
import { graphql } from './graphql.ts';
import { SessionEnded } from './SessionEnded.ts';
import { sessionEnd } from './session/sessionEnd.ts';
import { sessionToken } from './session/sessionToken.ts';

// Goal: a request has the language and the token, and its result is data, a server error or a lost connection.
// Method: a stubbed network that records requests.

const document = graphql('query Anything { session { id } }' as 'query Anything { __typename }');
const sent = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('location', { pathname: '/v2/en/login/existing-user' });
  // Files of one project share their modules, and another may have left a session.
  sessionToken.forget();
  sent.mockReset().mockImplementation(async () => Response.json({ data: { session: null } }));
});
afterEach(() => {
  sessionToken.forget();
  sessionEnd.chooseToLeave('');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function request(): { address: string; headers: Headers; method: string | undefined } {
  const [address = '', { headers, method } = {}] = sent.mock.lastCall ?? [];
  return { address, method, headers: new Headers(headers) };
}

// Requirements: A7.1, A7.2, B7.1
test('requests are sent to one address, by POST, in the language of the page', async () => {
  expect(await execute(document, {})).toEqual({ session: null });
  expect(request()).toMatchObject({ address: '/graphql', method: 'POST' });
  expect(request().headers.get('accept-language')).toBe('en');
  expect(request().headers.has('authorization')).toBe(false);
});

// Requirements: A7.3
test('requests of a session have the token of the tab', async () => {
  sessionToken.write('of-this-tab');
  await execute(document, {});
  expect(request().headers.get('authorization')).toBe('Bearer of-this-tab');
});

// Requirements: A8.4, B8.3
test('a server error is logged and reported with its id, and no response is a lost connection', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = [{ message: 'A fault', extensions: { correlationId: 'b2d0' } }];
  sent.mockImplementation(async () => Response.json({ data: null, errors }));
  await expect(execute(document, {})).rejects.toThrow(GraphQLFailure);
  expect(logged).toHaveBeenCalledWith('GraphQL Error', errors);
  sent.mockImplementation(() => Promise.reject(new TypeError('failed to fetch')));
  await expect(execute(document, {})).rejects.toThrow(ConnectionFailure);
  await expect(execute(document, {})).rejects.toThrow('Network Error');
});

test('the end of a session on a public page is reported as such, not as a refusal', async () => {
  sessionToken.write('over');
  const withPath = [{ path: ['jobApplications'], extensions: { code: 'UNAUTHORIZED' } }];
  const ended = [{ message: 'Over', extensions: { code: 'UNAUTHORIZED' } }];
  const refused = { updateJobApplication: { errors: [{ code: 'UNAUTHORIZED', path: '' }] } };
  sent.mockImplementation(async (_address, { headers }) =>
    Response.json(
      new Headers(headers).has('authorization') ? { errors: ended } : { data: refused },
    ),
  );
  await expect(execute(document, {})).rejects.toThrow(SessionEnded);
  expect(sent).toHaveBeenCalledTimes(2);
  sent.mockImplementation(async () => Response.json({ data: null, errors: withPath }));
  await expect(execute(document, {})).rejects.toThrow(SessionEnded);
});
