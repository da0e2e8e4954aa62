/** The time for which a person has a page in sight before it counts as opened. */
const inSightMs = 2_000;

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Reports a page once it has been in sight without interruption. One that is fetched or rendered in advance, or in a
 * background tab, is not in sight. Returns how to stop.
 */
export function watchSight(page: Page, report: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', follow);
  };
  const follow = () => {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      stop();
      report();
    }, inSightMs);
  };
  page.addEventListener('visibilitychange', follow);
  follow();
  return stop;
}

/** A browser steered by a program, as scanners of mail use; and a tab in which an operator is signed in. */
export const isNoClient = (browser: Pick<Navigator, 'webdriver'>, operator: string | null) =>
  browser.webdriver || operator !== null;
