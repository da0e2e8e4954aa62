import { useLocation } from '@tanstack/react-router';
import { PageSkeleton } from '../../ui/states/PageSkeleton.tsx';
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx';
import { isInside } from './isInside.ts';

/** What is shown while nobody knows yet who comes: the shape of where the address leads. */
export function Outline() {
  const { pathname } = useLocation();
  return isInside(pathname) ? <ShellSkeleton /> : <PageSkeleton />;
}
