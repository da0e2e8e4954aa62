export { prepareRegistration as prepare } from './registering/prepare-registration.ts';
