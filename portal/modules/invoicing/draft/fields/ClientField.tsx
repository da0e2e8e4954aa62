import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { graphql, queryOf } from '#portal/graphql/graphql.ts';
import { LazyClientDrawer } from '#portal/modules/clients/drawer/LazyClientDrawer.tsx';
import { Button } from '#portal/ui/controls/Button.tsx';
import { AsyncPicker, type Choice } from '#portal/ui/pickers/AsyncPicker.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { useEditor } from '../editor/useEditor.ts';
import styles from '../Fields.module.css';
import { recentFirst } from '../InvoiceDraft.ts';
import { useDraftField } from '../useDraftField.ts';

/** The clients that match the typed text, and those invoiced last. */
export const clientChoicesQuery = graphql(`
  query ClientChoices($freelanceProfileId: ID!, $search: String) {
    clients(
      freelanceProfileId: $freelanceProfileId
      page: 1
      perPage: 5
      filter: { search: $search, archived: false }
      sortBy: [NAME_ASC]
    ) {
      total
      items { id name friendlyName isInsolvent }
    }
    invoices(
      page: 1
      perPage: 20
      filter: { freelanceProfileId: $freelanceProfileId }
      sortBy: [CREATED_AT_DESC]
    ) {
      items { id client { id name friendlyName archivedAt isInsolvent } }
    }
  }
`);

const SHOWN = 5;

/** The client of the invoice: an existing one, or a new one created without leaving the editor. */
export function ClientField() {
  const { t } = useMessages(['invoicing/draft', 'clients']);
  const words = useWords();
  const field = useDraftField();
  const { draft, edit, errorAt } = useEditor();
  const [search, setSearch] = useState('');
  const [adding, { open, close }] = useDisclosure(false);
  const { freelanceProfileId } = draft;
  const query = useQuery({
    ...queryOf(clientChoicesQuery, { freelanceProfileId, search: search || null }),
    enabled: freelanceProfileId !== '',
    placeholderData: keepPreviousData,
  });
  const found = query.data?.clients.items ?? [];
  const invoiced = query.data?.invoices.items.map((one) => one.client) ?? [];
  const recent = invoiced.filter((one) => one?.archivedAt === null);
  const shown = search ? found : recentFirst(recent, found, SHOWN);
  const choices = shown.map((client) => ({
    id: client.id,
    label: client.friendlyName || client.name,
    // Bankrupt, wound up or deleted: an invoice to it would be refused at the last step.
    ...(client.isInsolvent && { whyNot: t('clients:cannotInvoice') }),
  }));
  const pick = (client: Choice | null) => edit({ client, clientReferencePersonId: '' }, 'client');
  return (
    <div className={styles.withButton}>
      <AsyncPicker
        key={draft.client?.id ?? 'none'}
        isVerbatim
        label={field('client').label}
        placeholder={t('write.findClient')}
        path="client"
        value={draft.client}
        choices={choices}
        total={query.data?.clients.total}
        searching={query.isFetching}
        onSearch={setSearch}
        onPick={pick}
        error={errorAt('client', field('client').label)}
      />
      <Button variant="light" leftSection={<IconPlus size={18} />} onClick={open}>
        {words.action('createClient').title}
      </Button>
      <LazyClientDrawer
        opened={adding}
        onClose={close}
        freelanceProfileId={freelanceProfileId}
        clientId={null}
        onSaved={(client) => {
          pick({ id: client.id, label: client.name });
          close();
        }}
      />
    </div>
  );
}
