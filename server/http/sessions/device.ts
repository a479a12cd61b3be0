/**
 * Browser and system of a User-Agent, such as 'Firefox on Windows', for the list of sessions. Only these words are kept: the
 * header itself tells more of a person than the list needs. 'Unknown device' where it says neither.
 */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const browser = firstIn(browsers, text)
  const system = firstIn(systems, text)
  if (browser && system) return `${browser} on ${system}`
  if (browser ?? system) return browser ?? `Unknown browser on ${system}`
  return 'Unknown device'
}

/** In this order: most browsers also name the ones that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\b(EdgA?|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|Opera|OPiOS)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.{0,100}\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

function firstIn(table: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return table.find(([pattern]) => pattern.test(text))?.[1]
}
