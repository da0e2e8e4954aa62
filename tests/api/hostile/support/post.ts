import type { Answer, Fault } from '../../support/answer.ts';

/** An answer with status and headers. The caller supplies the type of the data. */
export interface Posted<Data = unknown> extends Answer<Data> {
  status: number;
  text: string;
  headers: Headers;
  errors: Fault[];
}

/** Posts a body, as JSON unless it is a string already, and reads any response. */
export async function post<Data>(
  url: string,
  body: unknown,
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<Posted<Data>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token === null ? null : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json = readJson<Data>(text);
  return {
    status: response.status,
    text,
    headers: response.headers,
    data: (json.data ?? null) as Data,
    errors: json.errors ?? [],
  };
}

function readJson<Data>(text: string): Partial<Answer<Data>> {
  try {
    return JSON.parse(text) as Partial<Answer<Data>>;
  } catch {
    return {};
  }
}
