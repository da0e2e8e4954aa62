import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FailurePage, reloadWhenReachable } from './FailurePage.tsx';

/** A page of an account that failed. Navigating on from it reloads the whole portal. */
export function RouteFailure({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) void reloadWhenReachable();
  }, [pathname]);
  return <FailurePage error={error} />;
}
