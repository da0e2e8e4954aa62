/** Whether external services are simulated here. The server marks the page. */
export function isSandbox(): boolean {
  return 'sandbox' in document.documentElement.dataset;
}
