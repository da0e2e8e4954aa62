import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageSkeleton } from '../ui/states/States.tsx';
import { RootFrame } from './RootFrame.tsx';
import { SecondLevelSlot } from './slots/SecondLevelSlot.tsx';

/** The layout around every page of the portal. */
export function RootLayout() {
  return (
    <RootFrame>
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
      <SecondLevelSlot />
    </RootFrame>
  );
}
