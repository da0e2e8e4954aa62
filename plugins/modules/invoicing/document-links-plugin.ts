import 'graphile-build-pg';
import { context, lambda, type Step } from 'grafast';
import { signPath } from '#shared/storage/signed-path.ts';
import { markField } from '../../core/marks/field-mark.ts';
import '../../core/requests/request-context.ts';

type Row = Step & { get(column: string): Step<string | null> };

/** The columns that hold a file of the document, and the links that take their place. */
const links = {
  pdf_document_id: {
    name: 'pdfPath',
    description: 'A link to the PDF, for ten minutes; null until it is drawn.',
  },
  ehf_document_id: {
    name: 'ehfPath',
    description:
      'A link to the XML, for ten minutes; null where the document was not delivered as EHF.',
  },
};

/** Clients read a document but no file of the seller's account, so they are given signed links. */
export const DocumentLinksPlugin: GraphileConfig.Plugin = {
  name: 'DocumentLinksPlugin',
  description: 'Gives documents, as their clients see them, signed links to their files.',
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const { pgCodec: codec, isPgClassType } = scope;
        const isTable = codec && build.pgTableResource(codec as never, false);
        if (!isPgClassType || isTable || codec?.extensions?.pg?.schemaName !== 'app_public')
          return fields;
        const added = Object.entries(links)
          .filter(([column]) => codec.attributes && column in codec.attributes)
          .map(([column, { name, description }]) => [
            name,
            fieldWithHooks({ fieldName: name }, () =>
              markField(
                { kind: 'link', file: (row) => row.column(column) },
                {
                  description,
                  type: build.graphql.GraphQLString,
                  plan: ($document: Row) =>
                    lambda(
                      [$document.get(column), context()],
                      ([id, { serverContext }]) =>
                        id && signPath(serverContext.secret, `/files/${id}`),
                    ),
                },
              ),
            ),
          ]);
        return build.extend(fields, Object.fromEntries(added), 'Adding the links of a document');
      },
    },
  },
};
