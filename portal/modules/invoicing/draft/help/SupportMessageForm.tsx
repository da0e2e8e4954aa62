import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { graphql } from '#portal/graphql/graphql.ts';

/** Asks the contact in the client's help article how they want to be invoiced. */
const sendSupportMessageMutation = graphql(`
  mutation SendSupportMessage($input: SendSupportMessageInput!) {
    sendSupportMessage(input: $input) {
      errors { code path }
    }
  }
`);

interface Props {
  clientId: string;
  freelanceProfileId: string;
  onSent: () => void;
}

/** One question to the client's people; they answer by mail. */
export function SupportMessageForm({ clientId, freelanceProfileId, onSent }: Props) {
  return (
    <DeclaredForm
      document={sendSupportMessageMutation}
      storedAs={`support-${clientId}`}
      given={{ clientId, freelanceProfileId }}
      onDone={onSent}
    />
  );
}
