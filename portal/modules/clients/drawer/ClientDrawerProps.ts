/** What the drawer is asked to do when a client is needed. */
export interface ClientDrawerProps {
  freelanceProfileId: string;
  clientId: string | null;
  opened: boolean;
  onClose: () => void;
  onSaved: (client: { id: string; name: string }) => void;
}
