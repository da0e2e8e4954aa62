import type { Target } from './target.ts';

const nearby = ['127.0.0.1', 'localhost', '[::1]'];
const query = `mutation ($email: String!) {
  createSession(input: { email: $email, password: "honorar-demo" }) { token errors { code } } }`;

async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { email } }),
  });
  const answer = (await response.json()) as { data?: { createSession?: { token?: string } } };
  const token = answer.data?.createSession?.token;
  if (!token) throw new Error(`nobody could sign in: ${JSON.stringify(answer)}`);
  return token;
}

/** A running server on this machine, with its demo users. */
export async function givenTarget(address: string): Promise<Target> {
  const { origin, hostname } = new URL(address);
  if (!nearby.includes(hostname)) throw new Error('Only this machine may be attacked');
  const token = await signIn(origin, 'kari@demo.honorar.no');
  const attackersToken = await signIn(origin, 'ingrid@demo.honorar.no');
  const stop = async () => {};
  return { url: origin, token, attackersToken, database: null, filesFolder: null, stop };
}
