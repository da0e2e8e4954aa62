import { Component, type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { patiently } from '../../ui/parts/patiently.ts';
import { PageSkeleton } from '../../ui/states/States.tsx';
import { FailurePage } from '../FailurePage.tsx';
import { PublicFrame } from '../PublicFrame.tsx';
import { RootFrame } from '../RootFrame.tsx';
import type { ModuleRoute } from '../routing/ModuleRoute.ts';
import { NavigationContext } from '../routing/Navigation.ts';
import type { Page, Place, PublicNavigation } from './publicNavigation.ts';

interface State {
  error: unknown;
}

/** A fault in showing a page must never leave a white screen, also before the router has come. */
export class StartFailure extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return <FailurePage error={this.state.error} />;
  }
}

const screens = new Map<ModuleRoute, ComponentType>();

function screenOf(route: ModuleRoute): ComponentType {
  const known = screens.get(route);
  // A screen that failed to load is fetched again the next time.
  const again = (fault: unknown) => {
    screens.delete(route);
    throw fault;
  };
  if (known) return known;
  const screen = lazy(() =>
    patiently(async () => ({ default: await route.screen() })).catch(again),
  );
  screens.set(route, screen);
  return screen;
}

interface Props {
  navigation: PublicNavigation;
  place: Place;
  page: Page;
}

/** A public page in its frame. */
export function Outside({ navigation, place, page }: Props) {
  const Screen = screenOf(page.route);
  const here = useMemo(
    () => ({
      useParams: () => page.params,
      useSearch: () => place.search,
      usePathname: () => place.pathname,
      go: navigation.go,
      preload: navigation.preload,
    }),
    [navigation, place, page],
  );
  const screen = (
    <StartFailure key={place.pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
      </Suspense>
    </StartFailure>
  );
  return (
    <NavigationContext value={here}>
      <RootFrame>{page.route.bare ? screen : <PublicFrame>{screen}</PublicFrame>}</RootFrame>
    </NavigationContext>
  );
}
