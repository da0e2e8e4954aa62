/** Whether something stands in for the outside world here. The server says so in the page. */
export function isSandbox(): boolean {
  return 'sandbox' in document.documentElement.dataset;
}
