/** Whether an address is inside an account, where nobody is without a session. */
export function isInside(pathname: string): boolean {
  return /^\/v2\/[^/]+\/(personal|business)\//.test(pathname);
}
