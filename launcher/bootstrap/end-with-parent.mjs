/**
 * Loaded into the npm that installs. When its parent is gone it has to end at once: the next start
 * would remove and install the same folder beside it.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The listener above must not keep npm alive when it is done.
process.channel?.unref();
