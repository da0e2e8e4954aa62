import type { TadaDocumentNode } from 'gql.tada';
import { isInside } from '#shared/is-inside.ts';
import { currentLanguage } from '../ui/language/currentLanguage.ts';
import { ConnectionFailure, GraphQLFailure } from './GraphQLFailure.ts';
import { operationOf } from './graphql.ts';
import { SessionEnded } from './SessionEnded.ts';
import { sessionEnd } from './session/sessionEnd.ts';
import { sessionToken } from './session/sessionToken.ts';

/** A request as the server takes it: by the hash of its document, or with the document itself. */
interface RequestBody {
  operationName: string;
  documentId?: string;
  query?: string;
  variables: Record<string, unknown>;
}

interface Refusal {
  code: string;
  path: string;
}

interface Answer<Result> {
  data?: Result | null;
  errors?: {
    message: string;
    path?: unknown[];
    extensions?: { code?: string; correlationId?: string };
  }[];
}

/** Options for sending an operation. */
interface Sending {
  signal?: AbortSignal;
  /** The key of the intent behind a mutation: however often it is sent, it is done once. */
  key?: string;
  /** A token to try instead of the tab's; when it opens no session, the tab's is not affected. */
  token?: string;
}

/** Sends one operation. Throws ConnectionFailure, GraphQLFailure or SessionEnded; refusals are data. */
export async function execute<Result, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  sending: Sending = {},
): Promise<Result> {
  const token = sending.token ?? sessionToken.read();
  const answer = await send(document, variables, sending);
  const failure = answer.errors?.[0];
  if (failure?.extensions?.code === 'UNAUTHORIZED' && !failure.path) {
    if (sending.token) throw new SessionEnded();
    if (token) sessionEnd.report(token);
    if (isInside(location.pathname)) throw new SessionEnded();
    // Nothing has run; a visitor of a public page continues without a session.
    if (token) return execute(document, variables, sending);
  }
  if (!token && sessionEnd.reason() && needsSession(answer)) throw new SessionEnded();
  // An unavailable database is treated like a broken connection.
  if (failure?.extensions?.code === 'UNAVAILABLE') throw new ConnectionFailure(failure.message);
  if (failure) {
    console.error('GraphQL Error', answer.errors);
    throw new GraphQLFailure(failure.message, failure.extensions?.correlationId ?? null);
  }
  if (!answer.data) throw new ConnectionFailure('The server sent no answer');
  return answer.data;
}

/** Whether a visitor got to hear that this is for people with a session: theirs ended while the page was open. */
function needsSession({ data, errors = [] }: Answer<unknown>): boolean {
  if (errors[0]?.extensions?.code === 'UNAUTHORIZED') return true;
  const payloads = Object.values((data ?? {}) as Record<string, { errors?: Refusal[] } | null>);
  return payloads.some((payload) =>
    payload?.errors?.some(({ code, path }) => code === 'UNAUTHORIZED' && path === ''),
  );
}

/** A tab left open during an update has hashes that the server has dropped: it then sends the full text. */
async function send<Result, Variables extends object>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  sending: Sending,
): Promise<Answer<Result>> {
  const body = requestBody(document, variables);
  const answer = await post<Result>(JSON.stringify(body), sending);
  const forgotten = body.documentId && answer.errors?.[0]?.extensions?.code === 'INVALID';
  if (!forgotten) return answer;
  return post<Result>(JSON.stringify(requestBody(document, variables, true)), sending);
}

async function post<Result>(
  body: string,
  { signal, key, token = sessionToken.read() ?? undefined }: Sending,
): Promise<Answer<Result>> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      signal: signal ?? null,
      keepalive: isLeaving(),
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/graphql-response+json, application/json',
        'Accept-Language': currentLanguage(),
        ...(key ? { 'Idempotency-Key': key } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body,
    });
    return (await response.json()) as Answer<Result>;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ConnectionFailure('Network Error', { cause: error });
  }
}

/** Builds the body sent for an operation; `inFull` for a server that has forgotten its hash. */
export function requestBody(document: object, variables: object, inFull = false): RequestBody {
  const { name, text, hash } = operationOf(document);
  const base = { operationName: name, variables: { ...variables } };
  return hash && !inFull ? { ...base, documentId: hash } : { ...base, query: text };
}

let leaving = false;

// Registered here, at the first import, so that it runs before the listeners of modules that send requests on
// `pagehide`.
globalThis.addEventListener?.('pagehide', () => {
  leaving = true;
});
globalThis.addEventListener?.('pageshow', () => {
  leaving = false;
});

/** Whether the page is being left: requests sent now must outlive it. */
function isLeaving(): boolean {
  return leaving;
}
