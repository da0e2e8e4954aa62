import { env } from './env.ts';
import { buildFrontEnds } from './front-ends/build-front-end.ts';

/** `npm run build`: the packages and both front ends, so that an image or a new release starts at once. */
await buildFrontEnds(env.root);
process.exit(0);
