import { useState } from 'react';
import { Admin, CustomRoutes, type RaRecord, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import type { Knowledge } from '../catalogue/Knowledge.ts';
import { KnowledgeContext } from '../catalogue/KnowledgeContext.ts';
import { labelsIn } from '../catalogue/labelsIn.ts';
import { createDataProvider } from '../data/createDataProvider.ts';
import { isWritable } from '../form/isWritable.ts';
import { ResourceCreate } from '../form/ResourceCreate.tsx';
import { ResourceEdit } from '../form/ResourceEdit.tsx';
import { ConsoleLayout } from '../layout/ConsoleLayout.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { locale } from '../locale/locale.ts';
import { moduleTexts } from '../locale/moduleTexts.ts';
import { Dashboard } from '../queue/Dashboard.tsx';
import { QueuePage } from '../queue/QueuePage.tsx';
import { ResourceShow } from '../show/ResourceShow.tsx';
import { consoleTheme } from '../theme/consoleTheme.ts';
import { createAuthProvider } from './createAuthProvider.ts';
import { createI18nProvider } from './createI18nProvider.ts';
import { RowTitle } from './RowTitle.tsx';
import { titleOf } from './titleOf.ts';
import { titleReference } from './titleReference.ts';

// Asked at each drawing, since the language may have changed meanwhile.
const labelsNow = () => labelsIn(locale.read(), moduleTexts(locale.read()));

function representationOf(resource: CatalogueResource) {
  const reference = titleReference(resource);
  if (reference) return <RowTitle field={reference} />;
  return (record: RaRecord) => titleOf(resource, record, labelsNow());
}

/** One `Resource` for each table of the catalogue; all of them share the same four screens. */
export function KnownConsole({ knowledge }: { knowledge: Knowledge }) {
  const [providers] = useState(() => ({
    dataProvider: createDataProvider(knowledge),
    authProvider: createAuthProvider(knowledge),
    i18nProvider: createI18nProvider(knowledge.catalogue),
    lightTheme: consoleTheme('light'),
    darkTheme: consoleTheme('dark'),
  }));
  return (
    <KnowledgeContext value={knowledge}>
      <BrowserRouter basename={import.meta.env.BASE_URL.replace(/\/$/, '')}>
        <Admin
          {...providers}
          title="Honorar"
          layout={ConsoleLayout}
          dashboard={Dashboard}
          loginPage={false}
          disableTelemetry
        >
          {knowledge.catalogue.resources.map((resource) => (
            <Resource
              key={resource.name}
              name={resource.name}
              list={resource.operations.list === null ? undefined : ResourceList}
              show={resource.operations.one === null ? undefined : ResourceShow}
              edit={isWritable(resource, 'edit') ? ResourceEdit : undefined}
              create={isWritable(resource, 'create') ? ResourceCreate : undefined}
              recordRepresentation={representationOf(resource)}
            />
          ))}
          <CustomRoutes>
            <Route path="/queue/:resource" element={<QueuePage />} />
          </CustomRoutes>
        </Admin>
      </BrowserRouter>
    </KnowledgeContext>
  );
}
