import schema from '#forms/modules/invoicing/create_receipt/schema.json' with { type: 'json' };
import type { FileLimits } from '#portal/ui/files/sortFiles.ts';

/** The limits for a receipt, as in the form's schema. */
export const receiptLimits: FileLimits = schema.properties.attributes.properties.file.file;
