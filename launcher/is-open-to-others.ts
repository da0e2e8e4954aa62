const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/;

type Reach = { host: string | null; publicUrl: string | null; trustProxy: string | null };

/** Which setting says that others than this machine can come by; null when none does. */
export function isOpenToOthers({ host, publicUrl, trustProxy }: Reach): string | null {
  if (publicUrl && URL.canParse(publicUrl)) {
    const { protocol, hostname } = new URL(publicUrl);
    if (protocol === 'https:' || !LOOPBACK.test(hostname)) return 'PUBLIC_URL';
  }
  if (host && !LOOPBACK.test(host)) return 'HOST';
  return trustProxy ? 'TRUST_PROXY' : null;
}
