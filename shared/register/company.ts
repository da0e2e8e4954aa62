/** An organisation as the business register has it, in the product's own words. */
export interface Company {
  name: string;
  orgNumber: string;
  address: CompanyAddress | null;
  markedAsBankruptcy: boolean;
  underLiquidation: boolean;
  underForcedLiquidation: boolean;
  /** The register has deleted it. */
  deleted: boolean;
  vatRegistered: boolean;
  /** Registered in Foretaksregisteret, which its sales documents must mention. */
  inBusinessRegister: boolean;
}

export interface CompanyAddress {
  line1: string;
  line2: string | null;
  postalCode: string;
  city: string;
  country: string;
}
