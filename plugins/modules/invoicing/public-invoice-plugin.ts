import 'graphile-build-pg';
import { context, lambda, type Step } from 'grafast';
import { signPath } from '../../../storage/signed-path.ts';
import '../../core/requests/request-context.ts';

type Row = Step & { get(column: string): Step<string | null> };

/** The client has no session that could read the file, so the public page is given a signed link. */
export const PublicInvoicePlugin: GraphileConfig.Plugin = {
  name: 'PublicInvoicePlugin',
  description: 'Gives the public invoice a signed link to its PDF.',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const pg = scope.pgCodec?.extensions?.pg;
        if (!scope.isPgClassType || pg?.name !== 'public_invoice') return fields;
        const pdfPath = fieldWithHooks({ fieldName: 'pdfPath' }, () => ({
          description: 'A link to the PDF, for ten minutes; null until it is drawn.',
          type: build.graphql.GraphQLString,
          plan: ($invoice: Row) =>
            lambda(
              [$invoice.get('pdf_document_id'), context()],
              ([id, { surroundings }]) => id && signPath(surroundings.secret, `/files/${id}`),
            ),
        }));
        return build.extend(fields, { pdfPath }, 'Adding the link to the PDF');
      },
    },
  },
};
