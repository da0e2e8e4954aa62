/** A form as it was, to compare with and to go back to. */
export interface FormVersion {
  key: string;
  label: string;
  text: string;
}
