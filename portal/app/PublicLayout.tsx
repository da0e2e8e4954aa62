import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageSkeleton } from '../ui/states/States.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** The layout of pages for visitors who are not signed in. */
export function PublicLayout() {
  return (
    <PublicFrame>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </PublicFrame>
  );
}
