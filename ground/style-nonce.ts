/** What a style says of itself that this page inserts, so that the browser knows it from a stranger's. */
export function styleNonce(): string {
  return document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
