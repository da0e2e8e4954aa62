import { removePlace } from './memory-place.ts';

// Started beside a run. Its channel to the run closes when the run is over or was killed.
const [folder = ''] = process.argv.slice(2);

process.once('disconnect', () => void removePlace(folder));
