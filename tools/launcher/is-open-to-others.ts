const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/;

type Reach = { host: string | null; publicUrl: string | null; trustProxy: string | null };

/** The setting that makes the installation reachable from other machines; null when none does. */
export function isOpenToOthers({ host, publicUrl, trustProxy }: Reach): string | null {
  if (publicUrl && URL.canParse(publicUrl)) {
    const { protocol, hostname } = new URL(publicUrl);
    if (protocol === 'https:' || !LOOPBACK.test(hostname)) return 'PUBLIC_URL';
  }
  if (host && !LOOPBACK.test(host)) return 'HOST';
  return trustProxy ? 'TRUST_PROXY' : null;
}
