import { handOver } from './bring/hand-over.mjs';

await handOver('launcher/test.ts');
