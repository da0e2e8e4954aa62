/** The contract of the drawer that creates or edits a client. */
export interface ClientDrawerProps {
  freelanceProfileId: string;
  clientId: string | null;
  opened: boolean;
  onClose: () => void;
  onSaved: (client: { id: string; name: string }) => void;
}
