/** Pictures can be compared exactly where the very same browser took them. */
import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { pinnedVersion } from '../support/browser.ts'

/** @param browser the program that a project names, in place of the one that its lockfile brings */
export const versionOf = (browser: string | undefined): string => {
  if (browser === undefined) return pinnedVersion()
  const said = execFileSync(browser, ['--version'], { encoding: 'utf8' })
  return /\d+(?:\.\d+)+/u.exec(said)?.[0] ?? said.trim().replaceAll(/\s+/gu, '-')
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
