import schema from '../../../../forms/modules/accounts/create_identity_verification/schema.json' with {
  type: 'json',
};
import type { FileLimits } from '../../../ui/files/sortFiles.ts';

/** What a picture of a document may be, as the form tells the server. */
export const documentLimits: FileLimits = schema.properties.attributes.properties.front.file;
