import { useQueryClient } from '@tanstack/react-query';
import type { Company } from '#portal/app/forms/companies/CompanySearch.tsx';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { FieldStack } from '#portal/app/forms/FieldStack.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, queryOf, type ResultOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { confirmation } from '#portal/ui/popups/confirmation.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { marked, messageWith } from '#shared/texts/with-verbatim.ts';
import { clientBalanceFields } from '../balance/balanceColumns.ts';
import { ClientSums } from '../balance/ClientSums.tsx';
import { clientListQuery } from '../clientListQuery.ts';
import { sendingOf } from '../sendingOf.ts';
import { ClientStatements } from '../statements/ClientStatements.tsx';
import styles from './EhfNote.module.css';
import { updateClientFields } from './updateClientFields.generated.ts';

/** Takes a client out of the lists; its invoices stay. */
const archiveClientMutation = graphql(`
  mutation ArchiveClient($input: ArchiveClientInput!) {
    archiveClient(input: $input) {
      client { id archivedAt }
      errors { code path }
    }
  }
`);

interface ArchiveClientProps {
  id: string;
  name: string;
  onDone: (client: { id: string; name: string }) => void;
}

const updateClientMutation = graphql(`
  mutation UpdateClient($input: UpdateClientInput!) {
    updateClient(input: $input) {
      client { id name }
      errors { code path }
    }
  }
`);

const createClientMutation = graphql(`
  mutation CreateClient($input: CreateClientInput!) {
    createClient(input: $input) {
      client { id name }
      errors { code path }
    }
  }
`);

/** One client with everything the drawer edits. */
export const clientQuery = graphql(
  `
    query Client($id: ID!) {
      node(id: $id) {
        __typename
        ... on Client { id archivedAt email preferredDeliveryMethod takesEhf ...ClientBalanceFields ...UpdateClientFields }
      }
    }
  `,
  [clientBalanceFields, updateClientFields],
);

/** A client with everything the drawer edits. */
type Client = Extract<NonNullable<ResultOf<typeof clientQuery>['node']>, { __typename: 'Client' }>;

interface Props {
  /** Null for a new one. */
  client: Client | null;
  freelanceProfileId: string;
  /** Opens a client that is there already. */
  onExisting: (id: string) => void;
  onSaved: (client: { id: string; name: string }) => void;
}

/** A company or a person one invoices. */
export function ClientForm({ client, freelanceProfileId, onExisting, onSaved }: Props) {
  const { t } = useMessages('clients');
  const queryClient = useQueryClient();
  const isOwn = useOwnClient(freelanceProfileId, onExisting);
  const saved = async (payload: { client: { id: string; name: string } | null }) => {
    await queryClient.invalidateQueries();
    if (payload.client) onSaved(payload.client);
  };
  if (!client) {
    return (
      <DeclaredForm
        document={createClientMutation}
        storedAs={`client-${freelanceProfileId}`}
        given={{ attributes: { freelanceProfileId } }}
        onCompany={isOwn}
        consequence={t('cannotInvoice')}
        onDone={saved}
      />
    );
  }
  const { id, name, balance } = client;
  return (
    <FieldStack>
      <ClientSums balance={balance} />
      {balance.invoiceCount > 0 && <ClientStatements clientId={id} email={client.email} />}
      <EhfNote client={client} />
      <DeclaredForm
        document={updateClientMutation}
        storedAs={`client-${id}`}
        row={client}
        onDone={saved}
      />
      <ArchiveClient id={id} name={name} onDone={onSaved} />
    </FieldStack>
  );
}

/** Whether an organisation receives EHF; nothing until it has been looked up, and of people. */
function EhfNote({ client }: { client: Client }) {
  const { t } = useMessages('clients');
  if (client.takesEhf === null) return null;
  const notRegistered = sendingOf(client) === 'EMAIL' ? 'ehf.byEmail' : 'ehf.notRegistered';
  return <p className={styles.note}>{t(client.takesEhf ? 'ehf.takes' : notRegistered)}</p>;
}

/** Opens the existing client of a company, and says whether there is one. */
function useOwnClient(freelanceProfileId: string, onExisting: (id: string) => void) {
  const { t } = useMessages('clients');
  const queryClient = useQueryClient();
  return async (company: Company): Promise<boolean> => {
    const wanted = { freelanceProfileId, filter: { search: company.orgNumber, archived: false } };
    // If the list cannot be loaded, the server still reports a taken number.
    const found = await queryClient.fetchQuery(queryOf(clientListQuery, wanted)).catch(() => null);
    const mine = found?.clients.items.find(({ orgNumber }) => orgNumber === company.orgNumber);
    if (!mine) return false;
    toast.success(t('drawer.existing', { name: marked(mine.name) }));
    onExisting(mine.id);
    return true;
  };
}

/** Puts a client away after asking. */
function ArchiveClient({ id, name, onDone }: ArchiveClientProps) {
  const { t } = useMessages('clients');
  const texts = useWords().action('archiveClient');
  const queryClient = useQueryClient();
  const [archive, pending] = useMutate(archiveClientMutation);
  const confirmed = async () => {
    const payload = await archive({ input: { id } });
    if (!payload) return;
    if (payload.errors.length > 0) return toastRefusals(payload.errors);
    toast.success(texts.success);
    await queryClient.invalidateQueries();
    onDone({ id, name });
  };
  const openConfirmation = () =>
    confirmation.open({
      title: messageWith(t, 'drawer.archiveTitle', { name }),
      children: texts.description,
      labels: { confirm: texts.submit, cancel: t('ui:cancel') },
      onConfirm: confirmed,
    });
  return (
    <Button variant="subtle" color="gray" loading={pending} onClick={openConfirmation}>
      {texts.submit}
    </Button>
  );
}
