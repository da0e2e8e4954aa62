let leaving = false;

// Registered here, at the first import, so that it runs before the listeners of modules that send requests on
// `pagehide`.
globalThis.addEventListener?.('pagehide', () => {
  leaving = true;
});
globalThis.addEventListener?.('pageshow', () => {
  leaving = false;
});

/** Whether the page is being left: requests sent now must outlive it. */
export function isLeaving(): boolean {
  return leaving;
}
