import { Button, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormStack } from '../../../app/forms/FormStack.tsx';
import { useDraftForm } from '../../../app/forms/useDraftForm.ts';
import { toast } from '../../../app/toasts/toast.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { useWords } from '../../../ui/words/useWords.ts';
import { ArchiveClient } from './ArchiveClient.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { clientAttributes } from './clientAttributes.ts';
import { createClientMutation } from './createClientMutation.ts';
import { IndividualFields } from './IndividualFields.tsx';
import { updateClientMutation } from './updateClientMutation.ts';

interface Props {
  id: string | null;
  freelanceProfileId: string;
  initial: Record<string, string>;
  /** Opens a client that is there already. */
  onExisting: (id: string) => void;
  onSaved: (client: { id: string; name: string }) => void;
}

/** A company or a person one invoices. */
export function ClientForm({ id, freelanceProfileId, initial: given, onExisting, onSaved }: Props) {
  const words = useWords();
  const said = words.action(id ? 'updateClient' : 'createClient');
  const queryClient = useQueryClient();
  const [initial] = useState(given);
  const form = useDraftForm(`client-${id ?? freelanceProfileId}`, initial);
  const [create, creating] = useMutate(createClientMutation);
  const [update, updating] = useMutate(updateClientMutation);
  const submit = async () => {
    const attributes = clientAttributes(form.values, id ? null : freelanceProfileId);
    const payload = id
      ? await update({ input: { id, attributes } })
      : await create({ input: { attributes } });
    if (!payload) return;
    if (!payload.client) return form.refuse(payload.errors);
    form.forget();
    toast.success(said.success);
    await queryClient.invalidateQueries();
    onSaved(payload.client);
  };
  const turn = (clientType: string) => {
    // Who began with a company abroad has emptied the country, which most persons have at home.
    const country = form.values['address.country'] || initial['address.country'] || '';
    form.fill({ clientType, ...(clientType === 'INDIVIDUAL' && { 'address.country': country }) });
  };
  const kind = form.values.clientType ?? 'ORGANIZATION';
  const { nationalRegisterCheck, manual } = form.values;
  const searching = id === null && kind === 'ORGANIZATION' && !nationalRegisterCheck && !manual;
  return (
    <FormStack onSubmit={() => void submit()}>
      {id === null && (
        <Tabs value={kind} onChange={(value) => value && turn(value)}>
          <Tabs.List grow>
            {['ORGANIZATION', 'INDIVIDUAL'].map((type) => (
              <Tabs.Tab key={type} value={type}>
                {words.value('ClientType', type).label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      {kind === 'ORGANIZATION' ? (
        <CompanyFields
          form={form}
          isNew={id === null}
          freelanceProfileId={freelanceProfileId}
          onExisting={onExisting}
        />
      ) : (
        <IndividualFields form={form} />
      )}
      {!searching && (
        <Button type="submit" loading={creating || updating}>
          {said.submit}
        </Button>
      )}
      {id && <ArchiveClient id={id} name={initial.name ?? ''} onDone={onSaved} />}
    </FormStack>
  );
}
