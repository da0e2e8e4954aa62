import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#portal/graphql/graphql.ts';
import { SlideOver } from '#portal/ui/popups/SlideOver.tsx';
import { ErrorState, PageSkeleton } from '#portal/ui/states/States.tsx';
import { useWords } from '#portal/ui/texts.ts';
import { ClientForm, clientQuery } from './ClientForm.tsx';

/** The contract of the drawer that creates or edits a client. */
export interface ClientDrawerProps {
  freelanceProfileId: string;
  clientId: string | null;
  opened: boolean;
  onClose: () => void;
  onSaved: (client: { id: string; name: string }) => void;
}

/** A drawer over the present page, for a new or an existing client. */
export function ClientDrawer(props: ClientDrawerProps) {
  const { freelanceProfileId, opened, onClose, onSaved } = props;
  const [found, open] = useState<string | null>(null);
  const clientId = props.clientId ?? found;
  const { title } = useWords().action(clientId ? 'updateClient' : 'createClient');
  const query = useQuery({
    ...queryOf(clientQuery, { id: clientId ?? '' }),
    enabled: clientId !== null,
    gcTime: 0,
  });
  const node = query.data?.node;
  const client = node?.__typename === 'Client' ? node : null;
  return (
    <SlideOver
      opened={opened}
      onClose={() => {
        open(null);
        onClose();
      }}
      title={title}
    >
      {clientId && query.isPending && <PageSkeleton />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {(clientId === null || client) && (
        <ClientForm
          key={client?.id ?? 'new'}
          client={client}
          freelanceProfileId={freelanceProfileId}
          onExisting={open}
          onSaved={(saved) => {
            open(null);
            onSaved(saved);
          }}
        />
      )}
    </SlideOver>
  );
}
