import { graphql } from '#portal/graphql/graphql.ts';

/** Notes that the client gets the invoice in another way, after a sending that failed. */
export const settleDeliveryMutation = graphql(`
  mutation SettleDelivery($input: SettleDeliveryInput!) {
    settleDelivery(input: $input) {
      delivery { id status }
      errors { code path }
    }
  }
`);
