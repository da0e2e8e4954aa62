/** Whether the links to a list's files can be followed just now; `TOO_BIG` with the number of documents that fit. */
export type ExportState =
  | { state: 'CHECKING' | 'READY' | 'BUSY' | 'SPENT' }
  | { state: 'TOO_BIG'; fits: number };

const longestMs = 10_000;

/** Learns it from the server, which decides again at the click. Without an answer the link is worth a try. */
export async function checkExport(path: string, signal: AbortSignal): Promise<ExportState> {
  try {
    const answer = await fetch(path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
    });
    if (answer.status === 413) {
      const { fits } = (await answer.json()) as { fits: number };
      return { state: 'TOO_BIG', fits };
    }
    if (answer.status === 429) return { state: 'BUSY' };
    // Its ten minutes are over, or the session is.
    return { state: answer.status === 410 || answer.status === 404 ? 'SPENT' : 'READY' };
  } catch {
    return { state: 'READY' };
  }
}
