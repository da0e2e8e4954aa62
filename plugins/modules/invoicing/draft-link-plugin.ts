import 'graphile-build-pg';
import { context, lambda, type Step } from 'grafast';
import { signPath } from '#shared/storage/signed-path.ts';
import { queryOfLink } from '../../core/lists/export-path.ts';
import '../../core/requests/request-context.ts';

type Row = Step & { get(column: string): Step<string | null> };

/** A draft has no file: its document is drawn when it is looked at, with the rights of the session that the link names. */
export const DraftLinkPlugin: GraphileConfig.Plugin = {
  name: 'DraftLinkPlugin',
  description: 'Gives drafts of invoices a signed link to the document their client would get.',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const pg = scope.pgCodec?.extensions?.pg;
        if (!scope.isPgClassType || pg?.schemaName !== 'app_public' || pg.name !== 'invoices')
          return fields;
        const draftPath = fieldWithHooks({ fieldName: 'draftPath' }, () => ({
          description:
            'A link to the PDF that the client would get, marked as a draft. It works for ten minutes and while the session lasts; null for anything but a draft.',
          type: build.graphql.GraphQLString,
          plan: ($invoice: Row) =>
            lambda(
              [$invoice.get('id'), $invoice.get('status'), context()],
              ([id, status, { origin, serverContext }]) =>
                status === 'DRAFT' && origin.tokenSha256
                  ? signPath(serverContext.secret, `/draft-documents/${id}`, {
                      q: queryOfLink({}, origin.tokenSha256),
                    })
                  : null,
            ),
        }));
        return build.extend(fields, { draftPath }, 'Adding the link of a draft');
      },
    },
  },
};
