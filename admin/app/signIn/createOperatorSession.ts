import type { Refusal } from '../api/ApiError.ts';
import { request } from '../api/authorizedFetch.ts';

/** The credentials of an operator. */
export interface OperatorCredentials {
  email: string;
  password: string;
  code: string;
}

const operation = `mutation CreateOperatorSession($input: CreateOperatorSessionInput!) {
  createOperatorSession(input: $input) { token errors { code path } }
}`;

/** Creates an operator's session. Returns its token, or the refusals with their fields. */
export async function createOperatorSession(
  input: OperatorCredentials,
): Promise<{ token: string | null; refusals: Refusal[] }> {
  const data = await request(operation, { input });
  const answer = data.createOperatorSession as { token?: string | null; errors?: Refusal[] } | null;
  return { token: answer?.token ?? null, refusals: answer?.errors ?? [] };
}
