import schema from '../../../../forms/modules/accounts/create_policy_document/schema.json' with {
  type: 'json',
};
import type { FileLimits } from '../../../ui/files/sortFiles.ts';

/** What a policy document may be, as the form tells the server. */
export const policyLimits: FileLimits = schema.properties.attributes.properties.file.file;
