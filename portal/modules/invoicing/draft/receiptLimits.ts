import type { FileLimits } from '../../../ui/files/sortFiles.ts';

/** What may be sent as a receipt; the form of a receipt says the same. */
export const receiptLimits: FileLimits = {
  maxBytes: 10_000_000,
  contentTypes: ['application/pdf', 'image/png', 'image/jpeg'],
};
