/** Pictures can be compared exactly where the very same browser took them. */
import { readFileSync } from 'node:fs'
import process from 'node:process'

/** Version of the browser that the lockfile brings. */
export const pinnedVersion = (): string => {
  const file = new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version
}

interface Machine {
  readonly platform: string
  readonly arch: string
  /** The browser that somebody chose instead. */
  readonly chosen: string | undefined
}

/** @returns why pictures taken here cannot be compared, or nothing where they can */
export const whyInexact = (
  { platform, arch, chosen }: Machine = {
    platform: process.platform,
    arch: process.arch,
    chosen: process.env['CHROMIUM_PATH'],
  },
): string | undefined => {
  if (chosen !== undefined) return `CHROMIUM_PATH names another browser than the pinned one`
  if (platform !== 'linux' || arch !== 'x64')
    return `the pinned browser is for Linux x64, this is ${platform} ${arch}`
  return undefined
}
