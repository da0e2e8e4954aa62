import type { Target } from './target.ts';

const nearby = ['127.0.0.1', 'localhost', '[::1]'];
const query = `mutation { createSession(input: {
  email: "kari@demo.honorar.no", password: "honorar-demo"
}) { token errors { code } } }`;

/** A product that runs already, with its demo people, on this machine. */
export async function givenTarget(address: string): Promise<Target> {
  const { origin, hostname } = new URL(address);
  if (!nearby.includes(hostname)) throw new Error('Only this machine may be attacked');
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const answer = (await response.json()) as { data?: { createSession?: { token?: string } } };
  const token = answer.data?.createSession?.token;
  if (!token) throw new Error(`nobody could sign in: ${JSON.stringify(answer)}`);
  return { url: origin, token, database: null, filesFolder: null, stop: async () => {} };
}
