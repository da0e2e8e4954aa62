import { useEffect, useRef } from 'react';

const EVERY_MS = 5000;

/** Calls `act` once the server answers again, while it is `away`. */
export function useWhenReachable(away: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!away) return;
    let over = false;
    const look = async () => {
      const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
      if (!over && answer?.ok) latest.current();
    };
    const timer = setInterval(() => void look(), EVERY_MS);
    window.addEventListener('online', look);
    return () => {
      over = true;
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [away]);
}
