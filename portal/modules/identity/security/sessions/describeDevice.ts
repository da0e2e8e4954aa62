/** The device as its user agent describes it; null for unknown parts. */
export interface Device {
  browser: string | null;
  system: string | null;
  isHandheld: boolean;
}

// In this order: most call themselves what others are called as well.
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];
const handheld = new Set(['iPhone', 'iPad', 'Android']);

/** Reads a user agent. Versions are left out: users do not know theirs, and browsers no longer send them. */
export function describeDevice(userAgent: string | null): Device {
  const nameIn = (known: [string, RegExp][]) =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  const system = nameIn(systems);
  return { browser: nameIn(browsers), system, isHandheld: handheld.has(system ?? '') };
}
