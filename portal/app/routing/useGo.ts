import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useHref } from './useHref.ts';

interface Options {
  replace?: boolean;
}

/** Goes to a page of the present account. */
export function useGo(): (path: string, options?: Options) => Promise<void> {
  const router = useRouter();
  const href = useHref();
  return useCallback(
    (path, options = {}) =>
      router.navigate({ href: href(path), replace: options.replace ?? false }),
    [router, href],
  );
}
