/** Whether an address from a query names a page of ours: a link must not lead elsewhere by way of one. */
export function isOwnPath(path: string | undefined): path is string {
  return path !== undefined && /^\/v2\/[^\\]*$/.test(path);
}
