type BrowserHistory = Pick<History, 'pushState' | 'replaceState' | 'back' | 'state'>;
/** An entry as it can be known again: the router gives each a key of its own. */
const markOf = (history: BrowserHistory) => JSON.stringify(history.state);

/**
 * Lets the browser's Back close the popup on top instead of leaving the page. An open popup is a
 * marked entry of the history. One that is closed by its own button leaves its entry behind, since
 * going back by ourselves would race with a navigation that follows; the entry is used again by the
 * next popup, and stepped over when the person goes back.
 */
export function popupHistory(history: BrowserHistory) {
  const open: (() => void)[] = [];
  /** The number of popups the present entry is marked with. */
  let standing = 0;
  /** On the way over entries that popups have left behind. */
  let stepping = false;
  /** The entry of the page below the popups, and the address the page has been given since. */
  let beneath = '';
  let renamed: string | null = null;
  return {
    /** Registers an opened popup, and returns the function that reports its closing. */
    opened: (close: () => void): (() => void) => {
      open.push(close);
      if (standing < open.length) {
        if (standing === 0) beneath = markOf(history);
        standing = open.length;
        history.pushState({ ...(history.state as object), popups: standing }, '');
      }
      return () => {
        const at = open.indexOf(close);
        if (at >= 0) open.splice(at, 1);
      };
    },
    /** The person went back or forward. */
    popped: (): void => {
      const left = standing;
      standing = (history.state as { popups?: number } | null)?.popups ?? 0;
      if (renamed !== null && standing === 0) {
        if (markOf(history) === beneath) history.replaceState(history.state, '', renamed);
        renamed = null;
      }
      if (open.length > standing) {
        for (const close of open.splice(standing).reverse()) close();
        return;
      }
      const isStale = standing > open.length;
      const hasLeftOne = left > standing && !stepping;
      stepping = isStale;
      if (isStale || hasLeftOne) history.back();
    },
    /** Another page was opened: its entry is not marked. */
    moved: (): void => {
      standing = 0;
      renamed = null;
    },
    /** The page has got another address, for example when a draft is first saved. */
    replaced: (address: string): void => {
      if (standing > 0) renamed = address;
    },
  };
}
