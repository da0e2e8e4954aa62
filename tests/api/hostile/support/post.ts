export interface Answer {
  status: number;
  text: string;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
  data: any;
  errors: { message: string; path?: unknown[]; extensions?: Record<string, unknown> }[];
}

/** Posts a body, as JSON unless it is a text already, and reads whatever comes back. */
export async function post(
  url: string,
  body: unknown,
  token: string | null = null,
  headers: Record<string, string> = {},
): Promise<Answer> {
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
  const json = readJson(text);
  return {
    status: response.status,
    text,
    headers: response.headers,
    data: json.data ?? null,
    errors: json.errors ?? [],
  };
}

function readJson(text: string): Partial<Answer> {
  try {
    return JSON.parse(text) as Partial<Answer>;
  } catch {
    return {};
  }
}
