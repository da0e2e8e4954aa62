import schema from '#forms/modules/accounts/update_account/schema.json' with { type: 'json' };
import type { FileLimits } from '#portal/ui/files/sortFiles.ts';

/** The limits for a picture of an account, as in the form's schema. */
export const pictureLimits: FileLimits = schema.properties.attributes.properties.symbol.file;
