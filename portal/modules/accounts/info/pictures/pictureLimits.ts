import schema from '../../../../../forms/modules/accounts/update_account/schema.json' with {
  type: 'json',
};
import type { FileLimits } from '../../../../ui/files/sortFiles.ts';

/** What a picture of an account may be, as the form tells the server. */
export const pictureLimits: FileLimits = schema.properties.attributes.properties.symbol.file;
