/**
 * What a person calls a browser, read from what it calls itself. Each claims to be those that came
 * before it as well, so the order counts; no version, which says little to its owner.
 */
export interface BrowserName {
  readonly browser?: string | undefined
  readonly system?: string | undefined
}

type Names = readonly (readonly [name: string, pattern: RegExp])[]

const BROWSERS: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\bOP(?:R|T|X)\/|\bOpera\b/u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Vivaldi', /\bVivaldi\//u],
  ['DuckDuckGo', /\bD(?:dg|uckDuckGo)\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chromium', /\bChromium\//u],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//u],
  ['Safari', /\bVersion\/.*\bSafari\//u],
]

/** An iPad calls itself a Mac since 2019. */
const SYSTEMS: Names = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\bMacintosh\b/u],
  ['Linux', /\bLinux\b/u],
]

export const browserName = (agent: string): BrowserName => ({
  browser: firstIn(BROWSERS, agent),
  system: firstIn(SYSTEMS, agent),
})

const firstIn = (names: Names, agent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(agent))?.[0]
