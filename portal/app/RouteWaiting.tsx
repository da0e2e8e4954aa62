import { useLocation } from '@tanstack/react-router';
import { Waiting } from './outside/Waiting.tsx';

/** Shown until the session is known. */
export function RouteWaiting() {
  return <Waiting pathname={useLocation().pathname} />;
}
