import { handOver } from './bootstrap/hand-over.mjs';

await handOver('tools/launcher/build.ts');
