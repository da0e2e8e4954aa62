export { lookUp } from './create_client.ts';
