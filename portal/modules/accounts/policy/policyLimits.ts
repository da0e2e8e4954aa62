import schema from '#forms/modules/accounts/create_policy_document/schema.json' with {
  type: 'json',
};
import type { FileLimits } from '#portal/ui/files/sortFiles.ts';

/** The limits for a policy document, as in the form's schema. */
export const policyLimits: FileLimits = schema.properties.attributes.properties.file.file;
