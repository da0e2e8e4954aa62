import { useCallback } from 'react';
import { useHref } from './useHref.ts';
import { type GoOptions, useWay } from './Way.ts';

/** Goes to a page of the present account. */
export function useGo(): (path: string, options?: GoOptions) => Promise<void> {
  const { go } = useWay();
  const href = useHref();
  return useCallback((path, options) => go(href(path), options), [go, href]);
}
