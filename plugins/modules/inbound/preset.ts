import 'graphile-build-pg';
import { context, lambda, type Step } from 'grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import type { ModulePresets } from '../../core/modules/read-module-presets.ts';
import '../../core/requests/request-context.ts';

type Row = Step & { get(column: string): Step<string | null> };

/** The domain is the installation's, so that the address is written here. */
const ReceiptAddressPlugin: GraphileConfig.Plugin = {
  name: 'ReceiptAddressPlugin',
  description: 'Gives the private address for receipts as it is written in a mail program.',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const pg = scope.pgCodec?.extensions?.pg;
        const isAddress = pg?.schemaName === 'app_public' && pg.name === 'receipt_addresses';
        if (!scope.isPgClassType || !isAddress) return fields;
        const address = fieldWithHooks({ fieldName: 'address' }, () => ({
          description:
            'The address, for whoever shall send receipts; null where this installation receives no mail.',
          type: build.graphql.GraphQLString,
          plan: ($row: Row) =>
            lambda(
              [$row.get('token'), context()],
              ([
                token,
                {
                  serverContext: { inboundDomain },
                },
              ]) => inboundDomain && `kvittering+${token}@${inboundDomain}`,
            ),
        }));
        return build.extend(fields, { address }, 'Adding the address for receipts');
      },
    },
  },
};

const ReceiptMailPlugin: GraphileConfig.Plugin = {
  ...extendSchema({
    typeDefs: gql`
      extend type Query {
        """
        Whether receipts can be sent to this installation by mail.
        """
        takesReceiptMail: Boolean!
      }
    `,
    objects: {
      Query: {
        plans: {
          takesReceiptMail() {
            return lambda(
              context(),
              ({ serverContext: { inboundDomain } }) => inboundDomain !== null,
            );
          },
        },
      },
    },
  }),
  name: 'ReceiptMailPlugin',
  description: 'Answers whether receipts can be sent by mail.',
};

export const portal: ModulePresets['portal'] = {
  plugins: [ReceiptAddressPlugin, ReceiptMailPlugin],
};
