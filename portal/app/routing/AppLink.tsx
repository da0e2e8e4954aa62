import { type ComponentPropsWithRef, type MouseEvent, useCallback, useMemo } from 'react';
import { type GoOptions, useNavigation } from './Navigation.ts';
import { searchParams } from './searchParams.ts';

type Props = ComponentPropsWithRef<'a'> & { href: string };

/** A link inside the portal: a real address that is opened without reloading the page. */
export function AppLink({ href, onClick, ...rest }: Props) {
  const { go, preload } = useNavigation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (event.defaultPrevented || special || rest.target) return;
    event.preventDefault();
    void go(href);
  };
  return <a href={href} onClick={open} onPointerEnter={() => preload(href)} {...rest} />;
}

/** Gives addresses within the present account and language, or the public ones outside it. */
export function useHref(): (path: string) => string {
  const { lang = 'nb', accountType, accountSlug } = useNavigation().useParams();
  const base = accountSlug ? `/v2/${lang}/${accountType}/${accountSlug}` : `/v2/${lang}`;
  return (path) => (path ? `${base}/${path}` : base);
}

/** Goes to a page of the present account. */
export function useGo(): (path: string, options?: GoOptions) => Promise<void> {
  const { go } = useNavigation();
  const href = useHref();
  return useCallback((path, options) => go(href(path), options), [go, href]);
}

/**
 * A screen's own part of the query string, read by `read` into a typed value. Changes replace the
 * address without a new history entry, so that Back leaves the screen.
 */
export function useScreenSearch<Search extends object>(
  read: (raw: Record<string, string>) => Search,
): [Search, (change: Record<string, string | undefined>) => void] {
  const { go, useSearch } = useNavigation();
  const raw = useSearch();
  const search = useMemo(() => read(raw), [read, raw]);
  const change = useCallback(
    (values: Record<string, string | undefined>) => {
      const { pathname, search } = window.location;
      const href = `${pathname}${searchParams.write({ ...searchParams.parse(search), ...values })}`;
      void go(href, { replace: true, resetScroll: false });
    },
    [go],
  );
  return [search, change];
}
