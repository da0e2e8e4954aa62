import schema from '#forms/modules/accounts/create_identity_verification/schema.json' with {
  type: 'json',
};
import type { FileLimits } from '#portal/ui/files/sortFiles.ts';

/** The limits for a picture of a document, as in the form's schema. */
export const documentLimits: FileLimits = schema.properties.attributes.properties.front.file;
