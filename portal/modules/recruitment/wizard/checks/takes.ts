import type { JobCheck } from '#forms/applications/application-form.ts';
import schema from '#forms/modules/recruitment/create_job_check/schema.json' with { type: 'json' };
import type { FileLimits } from '#portal/ui/files/sortFiles.ts';

export type CheckType = JobCheck['jobCheckType'];

/** The input of a check's form; whether it is sufficient is decided by the server. */
export interface Taken {
  content?: true;
  documents?: true;
  consent?: true;
  /** The data is known already, or the applicant provides it on another page. */
  elsewhere?: true;
}

/** The input an applicant submits for each kind of check. */
export const takes: Record<CheckType, Taken> = {
  BANK_ACCOUNT: { elsewhere: true },
  CREDIT: { consent: true },
  CRIMINAL_RECORD: { documents: true },
  DRIVERS_LICENSE: { content: true, documents: true },
  HEALTH_PERSONNEL_REGISTER: { content: true },
  HSE_CARD: { content: true, documents: true },
  IDENTITY: { elsewhere: true },
  RIGHT_TO_WORK: { documents: true },
};

const { documents } = schema.properties.attributes.properties;

export const documentLimits: FileLimits = documents.items.file;
export const mostDocuments = documents.maxItems;
