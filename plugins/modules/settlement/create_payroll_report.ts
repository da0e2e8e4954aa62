export { prepare } from '../identity/operator-code.ts';
