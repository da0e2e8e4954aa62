import { act } from './actors.ts';
import type { Connections } from './connections.ts';
import type { Business } from './make-business.ts';

/** Changes how all clients of a business get their invoices, as the owner would. */
export async function setDeliveryMethod(
  { authenticator }: Connections,
  business: Business,
  preferredDeliveryMethod: 'EMAIL' | 'NONE',
): Promise<void> {
  for (const id of business.clientIds) {
    await act(authenticator, business.actor, 'update_client', {
      id,
      attributes: { preferredDeliveryMethod },
    });
  }
}
