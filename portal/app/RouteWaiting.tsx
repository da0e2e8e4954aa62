import { useLocation } from '@tanstack/react-router';
import { Waiting } from './outside/Waiting.tsx';

/** What is shown while nobody knows yet who comes. */
export function RouteWaiting() {
  return <Waiting pathname={useLocation().pathname} />;
}
