import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormStack } from '#portal/app/forms/FormStack.tsx';
import { TextField } from '#portal/app/forms/TextField.tsx';
import { useDraftForm } from '#portal/app/forms/useDraftForm.ts';
import { toastFailure } from '#portal/app/toasts/toastFailure.ts';
import { checkInput } from '#portal/graphql/checkInput.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { addAccountMemberMutation } from './memberQuery.ts';

/** Members whose names or address hold a text. */
const memberByEmailQuery = graphql(`
  query MemberByEmail($search: String) {
    members(page: 1, perPage: 100, filter: { search: $search }) {
      items { id email }
    }
  }
`);

interface Props {
  onExisting: (memberId: string) => void;
  onNew: (email: string) => void;
}

const initial = { email: '' };
const options = { prefix: '' };

/** Asks for the address first: its owner may be a member already. */
export function EmailStep({ onExisting, onNew }: Props) {
  const { t } = useTranslation('team');
  const words = useWords();
  const queryClient = useQueryClient();
  const form = useDraftForm('member-email', initial, options);
  const [pending, setPending] = useState(false);
  const go = async () => {
    const email = (form.values.email ?? '').trim();
    const input = { email, firstName: '-', lastName: '-' };
    const errors = await checkInput(addAccountMemberMutation, { input });
    if (errors.length > 0) return form.refuse(errors as Parameters<typeof form.refuse>[0]);
    const { members } = await queryClient.fetchQuery(
      queryOf(memberByEmailQuery, { search: email }),
    );
    const known = members.items.find((one) => one.email.toLowerCase() === email.toLowerCase());
    form.forget();
    if (known) onExisting(known.id);
    else onNew(email);
  };
  const submit = () => {
    setPending(true);
    go()
      .catch(toastFailure)
      .finally(() => setPending(false));
  };
  return (
    <FormStack onSubmit={submit} refused={form.others}>
      <TextField
        form={form}
        name="email"
        type="email"
        label={words.field('users.email').label}
        autoComplete="off"
        data-autofocus
      />
      <Button type="submit" loading={pending}>
        {t('drawer.next')}
      </Button>
    </FormStack>
  );
}
