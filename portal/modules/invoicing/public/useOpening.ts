import { useEffect } from 'react';
import { execute } from '#portal/graphql/execute.ts';
import { browserStorage } from '#shared/browser-storage.ts';
import { openPublicInvoiceMutation } from './openPublicInvoiceMutation.ts';

/** The time for which a person has a page in sight before it counts as opened. */
const inSightMs = 2_000;

/** A browser steered by a program, as scanners of mail use; and a tab in which an operator is signed in. */
const isNoClient = () =>
  navigator.webdriver || browserStorage.tab.read('honorar.operator') !== null;

/** Nothing on the page depends on it. */
const ignore = () => {};

/**
 * Reports the invoice as opened once it has been in sight without interruption. A page that is fetched or rendered in
 * advance, or in a background tab, is not in sight.
 */
export function useOpening(token: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || isNoClient()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      document.removeEventListener('visibilitychange', follow);
      execute(openPublicInvoiceMutation, { input: { token } }).catch(ignore);
    };
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(report, inSightMs);
    };
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [token, isShown]);
}
