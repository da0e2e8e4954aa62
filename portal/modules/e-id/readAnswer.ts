/** The provider's response, read from the fragment of the address. */
export type EidAnswer = { state: string | null } & (
  | { code: string }
  | { code: null; outcome: 'cancelled' | 'refused' | 'away' }
);

/** Reads the fragment of the address: a code, or why there is none. */
export function readAnswer(fragment: string): EidAnswer {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const state = params.get('state');
  const code = params.get('code');
  if (code) return { state, code };
  const isDenied = params.get('error') === 'access_denied';
  // So brokers tell that the person themselves has stopped.
  const isCancelled = /abort|cancel/i.test(params.get('error_description') ?? '');
  const outcome = !isDenied ? 'away' : isCancelled ? 'cancelled' : 'refused';
  return { state, code: null, outcome };
}
