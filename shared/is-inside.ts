/** Whether an address is inside an account, which requires a session. */
export function isInside(pathname: string): boolean {
  return /^\/v2\/[^/]+\/(personal|business)\//.test(pathname);
}
