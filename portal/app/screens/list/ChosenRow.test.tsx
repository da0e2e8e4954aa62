import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { graphql, operationName } from '#portal/graphql/graphql.ts';
import ui from '#portal/ui/messages.en.json' with { type: 'json' };
import { ChosenRow } from './ChosenRow.tsx';

// Goal: a row given by an address shows its name even if it is not among the first hundred.
// Method: the control is rendered to a text, with responses already loaded.

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } } });
});

const operation = graphql('query Boats { a }' as never) as never;
const chosen = graphql('query Boat { b }' as never) as never;
const choices = { list: 'boats', typeName: 'Boat', label: 'name', isSearched: true, rows: 100 };

function rendered(row: object | null) {
  const queryClient = new QueryClient();
  const boats = { boats: { total: 150, items: [{ id: 'boa_1', name: 'Albatross' }] } };
  queryClient.setQueryData([operationName(operation), {}], boats);
  queryClient.setQueryData([operationName(operation), { search: null }], boats);
  queryClient.setQueryData([operationName(chosen), { id: 'boa_150' }], { node: row });
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <ChosenRow
          {...{ operation, chosen, choices, value: 'boa_150', label: 'Boat', onChange: () => {} }}
        />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

test('a chosen row that is not listed is fetched by its id', () => {
  expect(rendered({ id: 'boa_150', name: 'Zephyr' })).toContain('value="Zephyr"');
});
