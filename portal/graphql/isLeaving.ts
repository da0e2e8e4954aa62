let leaving = false;

// Heard before whoever sends something then, since they ask for this first.
globalThis.addEventListener?.('pagehide', () => {
  leaving = true;
});
globalThis.addEventListener?.('pageshow', () => {
  leaving = false;
});

/** Whether the page is being left: what is sent now must outlive it. */
export function isLeaving(): boolean {
  return leaving;
}
