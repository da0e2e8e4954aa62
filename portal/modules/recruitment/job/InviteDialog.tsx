import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tidyEmail } from '#forms/validate/tidy-email.ts';
import { type Refusal, refusalText } from '#portal/app/errors/refusalText.ts';
import { FormStack, useDraftForm } from '#portal/app/forms/DraftForm.tsx';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { toast } from '#portal/app/toasts/toast.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, operationName } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { LongText } from '#portal/ui/controls/LongText.tsx';
import { Popup } from '#portal/ui/popups/Popup.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { jobQuery } from './jobQuery.ts';

const inviteApplicantsMutation = graphql(`
  mutation InviteApplicants($input: InviteApplicantsInput!) {
    inviteApplicants(input: $input) {
      job { id invitations { id } }
      errors { code path }
    }
  }
`);

interface Props {
  jobId: string;
  opened: boolean;
  onClose: () => void;
}

const initial = { emails: '' };

interface Refused {
  addresses: string[];
  errors: readonly Refusal[];
}

/** Invites several addresses at once. Refusals of an address are shown with it. */
export function InviteDialog({ jobId, opened, onClose }: Props) {
  const { t, language } = useMessages(['recruitment', 'errors']);
  const words = useWords();
  const queryClient = useQueryClient();
  const { title, description, submit, success } = words.action('inviteApplicants');
  const { label, help } = words.field('invite_applicants.emails');
  const form = useDraftForm(`invite-${jobId}`, initial);
  const text = form.values.emails ?? '';
  const [refused, setRefused] = useState<Refused | null>(null);
  const [invite, pending] = useMutate(inviteApplicantsMutation);
  const addresses = readAddresses(text);
  const send = async () => {
    const payload = await invite({ input: { jobId, emails: addresses } });
    if (!payload) return;
    if (payload.errors.length > 0) return setRefused({ addresses, errors: payload.errors });
    toast.success(success ?? title);
    form.forget();
    onClose();
    // The page says how many are invited.
    await queryClient.invalidateQueries({ queryKey: [operationName(jobQuery)] });
  };
  const say = ({ code, path }: Refusal) => {
    const [, place] = /^emails\.(\d+)/.exec(path) ?? [];
    const message = refusalText({ code, path: place ? 'email' : path }, language, label);
    return place ? `${refused?.addresses[Number(place)]}: ${message}` : message;
  };
  const isAbout = ({ path }: Refusal) => path.startsWith('emails');
  const faults = refused?.errors.filter(isAbout) ?? [];
  return (
    <Popup opened={opened} onClose={onClose} title={title}>
      <p>{description}</p>
      <OwnerOnly>
        <FormStack
          onSubmit={() => void send()}
          refused={refused?.errors.filter((one) => !isAbout(one)) ?? []}
        >
          <LongText
            label={label}
            description={help}
            name="emails"
            value={text}
            onChange={(event) => {
              form.set('emails', event.currentTarget.value);
              setRefused(null);
            }}
            error={faults.map(say).join(' ')}
            spellCheck={false}
            autoComplete="off"
            data-autofocus
          />
          <Button type="submit" loading={pending}>
            {addresses.length === 0 ? submit : t('invite.count', { count: addresses.length })}
          </Button>
        </FormStack>
      </OwnerOnly>
    </Popup>
  );
}

/**
 * The addresses in pasted text: from a spreadsheet, a list, or mail such as `Nils Ny <nils@example.no>`; a mailbox that is
 * there twice is invited once.
 */
export function readAddresses(text: string): string[] {
  const found = text
    .split(/[\n,;]+/)
    .flatMap((part) => /<([^<>]+)>/.exec(part)?.[1]?.trim() ?? part.trim().split(/\s+/))
    .filter(Boolean);
  const mailboxes = found.map((one) => tidyEmail(one).toLowerCase());
  return found.filter((_one, at) => mailboxes.indexOf(mailboxes[at] ?? '') === at);
}
