import { type Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  Admin,
  type AdminProps,
  type AuthProvider,
  CustomRoutes,
  Layout,
  type LayoutProps,
  RecordRepresentation,
  ReferenceField,
  Resource,
} from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { request } from '../api/authorizedFetch.ts';
import { titleReference } from '../catalogue/labels/titleReference.ts';
import type { ConsoleModel } from '../catalogue/loadConsoleModel.ts';
import { ConsoleModelContext, isTagged, useConsoleModel } from '../catalogue/useConsoleModel.ts';
import { createDataProvider } from '../data/createDataProvider.ts';
import { RecordValue } from '../fields/RecordValue.tsx';
import { RowName } from '../fields/RowName.tsx';
import { ConsoleAppBar } from '../layout/ConsoleAppBar.tsx';
import { ConsoleMenu } from '../layout/ConsoleMenu.tsx';
import { ConsoleSidebar } from '../layout/ConsoleSidebar.tsx';
import { modulePages } from '../pages/modulePages.ts';
import { Dashboard } from '../queue/Dashboard.tsx';
import { dialogDrafts } from '../session/dialogDrafts.ts';
import { farewell } from '../session/farewell.ts';
import { session } from '../session/session.ts';
import { Missing } from '../states/Missing.tsx';
import { consoleTheme } from '../theme/consoleTheme.ts';
import { createI18nProvider } from './createI18nProvider.ts';
import {
  loadPages,
  ModuleScreen,
  QueuePage,
  ResourceCreate,
  ResourceEdit,
  ResourceList,
  ResourceShow,
} from './ModuleScreen.tsx';

const ending = 'mutation { destroySession(input: {}) { errors { code } } }';

function representationOf(resource: CatalogueResource) {
  const reference = titleReference(resource);
  if (reference) return <RowTitle field={reference} />;
  const label = resource.fields.find(({ name }) => name === resource.labelField);
  if (label && isTagged(label, 'groups')) return <RecordValue field={label} />;
  return <RowName resource={resource} />;
}

/** One `Resource` for each table of the catalogue; all of them share the same four screens. */
function Pages({ providers }: { providers: Partial<AdminProps> }) {
  const { catalogue } = useConsoleModel();
  return (
    <Admin
      {...providers}
      title="Honorar"
      layout={ConsoleLayout}
      dashboard={Dashboard}
      catchAll={Missing}
      loginPage={false}
      disableTelemetry
    >
      {catalogue.resources.map((resource) => (
        <Resource
          key={resource.name}
          name={resource.name}
          list={ResourceList}
          show={ResourceShow}
          edit={ResourceEdit}
          create={ResourceCreate}
          recordRepresentation={representationOf(resource)}
        />
      ))}
      <CustomRoutes>
        <Route path="/queue/:resource" element={<QueuePage />} />
        {modulePages.map((page) => (
          <Route key={page.path} path={`/${page.path}`} element={<ModuleScreen page={page} />} />
        ))}
      </CustomRoutes>
    </Admin>
  );
}

/** The same failure is reported by the component that needs the result. */
const ignore = () => {};

/**
 * The console of one operator. Only this kind of router can block navigation while input is unsaved. It does not render
 * as a transition: where the next click comes before that has ended, react-admin does not see that navigation was
 * allowed again in between, does not ask again, and every link is dead.
 */
export function KnownConsole({ model }: { model: ConsoleModel }) {
  const [{ router, queryClient }] = useState(() => {
    const queryClient = new QueryClient();
    dialogDrafts.ownedBy(() => model.operator?.id ?? null);
    const providers = {
      dataProvider: createDataProvider(model),
      authProvider: createAuthProvider(model),
      i18nProvider: createI18nProvider(model.catalogue),
      lightTheme: consoleTheme('light'),
      darkTheme: consoleTheme('dark'),
      queryClient,
    };
    const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
    const pages = [{ path: '*', element: <Pages providers={providers} /> }];
    return { router: createBrowserRouter(pages, { basename }), queryClient };
  });
  useEffect(() => () => router.dispose(), [router]);
  useEffect(() => void loadPages().catch(ignore), []);
  useEffect(() => {
    // Queries that failed because the session had ended run again in the next one.
    const failed = { predicate: ({ state }: Query) => state.status === 'error' };
    if (model) queryClient.refetchQueries(failed);
  }, [model, queryClient]);
  return (
    <ConsoleModelContext value={model}>
      <RouterProvider router={router} useTransitions={false} />
    </ConsoleModelContext>
  );
}

/** A row without a title of its own is called after the row it belongs to. */
function RowTitle({ field }: { field: CatalogueField }) {
  return (
    <ReferenceField
      source={field.name}
      reference={field.reference?.resource ?? ''}
      link={false}
      sx={{ font: 'inherit' }}
    >
      <RecordRepresentation />
    </ReferenceField>
  );
}

/** Bar, menu and page. */
function ConsoleLayout({ children }: LayoutProps) {
  return (
    <Layout appBar={ConsoleAppBar} appBarAlwaysOn menu={ConsoleMenu} sidebar={ConsoleSidebar}>
      {children}
    </Layout>
  );
}

/**
 * react-admin's view of the session. Ending it changes the token, and with that the whole page
 * back to sign-in; no route of its own is needed for that.
 */
function createAuthProvider({ operator }: ConsoleModel): AuthProvider {
  return {
    login: async () => undefined,
    logout: async () => {
      if (session.read() === null) return '/';
      // Leaving must work also when the service does not answer.
      const signal = AbortSignal.timeout(5_000);
      await request(ending, {}, { signal }).catch(() => undefined);
      session.leave();
      farewell.say();
      return '/';
    },
    // The gate shows sign-in above the console; leaving the screen would lose its input.
    checkAuth: async () => undefined,
    // The request has ended the session already, and the sign-in is shown above this screen.
    checkError: async () => undefined,
    getIdentity: async () => ({
      id: operator?.id ?? 'operator',
      fullName: operator?.name ?? '',
    }),
    getPermissions: async () => operator?.actors ?? [],
  };
}
