import { handOver } from './bootstrap/hand-over.mjs';

await handOver('launcher/with-cluster.ts');
