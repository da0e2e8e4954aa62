/**
 * Preloaded into the npm that installs. It must end as soon as its parent is gone, since the next start would
 * remove and install the same folder beside it.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// The listener above must not keep npm alive when it is done.
process.channel?.unref();
