import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { FieldStack } from '#portal/app/forms/FieldStack.tsx';
import { ClientSums } from '../balance/ClientSums.tsx';
import { ClientStatements } from '../statements/ClientStatements.tsx';
import { ArchiveClient } from './ArchiveClient.tsx';
import type { Client } from './Client.ts';
import { createClientMutation } from './createClientMutation.ts';
import { EhfNote } from './EhfNote.tsx';
import { updateClientMutation } from './updateClientMutation.ts';
import { useOwnClient } from './useOwnClient.ts';

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
  const { t } = useTranslation('clients');
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
