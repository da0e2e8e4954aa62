export { lookUp } from './create_freelance_profile.ts';
