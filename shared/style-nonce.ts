/** The nonce of styles that this page inserts, required by its Content-Security-Policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
