export { toldError } from '../../../ground/told-error.ts';
