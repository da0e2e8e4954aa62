/** Loads the page anew if the server answers: without a connection the browser would show a page of its own. */
export async function reloadWhenReachable(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
