/** The books of a period, as `app_private.audit_file_payload` gives them. Amounts are in minor units (øre), debits above 0. */
export interface AuditFile {
  fileId: string | null;
  startsOn: string;
  endsOn: string;
  createdAt: string;
  company: {
    name: string;
    organizationNumber: string;
    isVatRegistered: boolean;
    address: AuditAddress;
    contact: { firstName: string; lastName: string } | null;
  };
  accounts: { code: string; kind: string; opening: number; closing: number }[];
  customers: AuditParty[];
  suppliers: AuditParty[];
}

export interface AuditAddress {
  line1: string | null;
  postal_code: string | null;
  city: string | null;
  country: string | null;
}

export interface AuditParty {
  id: string;
  name: string;
  organizationNumber: string | null;
  address: AuditAddress | null;
  opening: number;
  closing: number;
}

/** A journal, as `app_private.audit_file_journals` gives it. */
export interface AuditJournal {
  id: string;
  kind: string;
  occurredOn: string;
  postedOn: string;
  enteredOn: string;
  description: string | null;
  documentNumber: string | null;
  kid: string | null;
  clientId: string | null;
  entries: { kind: string; code: string; amount: number; supplierId: string | null }[];
  /** The invoice's VAT by its rates, where the journal posts VAT. */
  vat: AuditVat[] | null;
}

export interface AuditVat {
  rate: number;
  base: number;
  vat: number;
}
