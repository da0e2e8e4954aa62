import schema from '../../../../forms/modules/invoicing/create_receipt/schema.json' with {
  type: 'json',
};
import type { FileLimits } from '../../../ui/files/sortFiles.ts';

/** What may be sent as a receipt, as the form tells the server. */
export const receiptLimits: FileLimits = schema.properties.attributes.properties.file.file;
