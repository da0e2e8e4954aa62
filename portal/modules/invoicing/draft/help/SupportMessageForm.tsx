import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { sendSupportMessageMutation } from './sendSupportMessageMutation.ts';

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
