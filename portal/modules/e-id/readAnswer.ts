/** The provider's response, read from the fragment of the address. */
export type EidAnswer = { state: string | null } & (
  | { code: string }
  | { code: null; outcome: 'cancelled' | 'refused' | 'away' }
);

/** Reads the fragment of the address: a code, or why there is none. */
export function readAnswer(fragment: string): EidAnswer {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const state = said.get('state');
  const code = said.get('code');
  if (code) return { state, code };
  const isDenied = said.get('error') === 'access_denied';
  // So brokers tell that the person themselves has stopped.
  const isOwnWish = /abort|cancel/i.test(said.get('error_description') ?? '');
  const outcome = !isDenied ? 'away' : isOwnWish ? 'cancelled' : 'refused';
  return { state, code: null, outcome };
}
