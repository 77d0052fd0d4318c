/** Rules that hold on every page of the build, all proven in one reading of it. */
import { beforeAll, expect } from 'vitest'
import { readPage, type BuiltPage } from './built-page.ts'
import { addresses } from './dist.ts'

/** What is wrong with a page: `false` and `undefined` are nothing. */
type Check = (page: BuiltPage) => readonly (string | false | undefined)[]

/**
 * Call once a file. Each page is read, shown to all checks and forgotten: however many there are,
 * they are parsed once and never held together.
 */
export const everyPage = () => {
  const checks: Check[] = []
  let found: readonly string[][] = []
  beforeAll(async () => {
    found = await readAll(checks)
  }, READING_MS)

  return {
    /** The body of a test: no page has a fault. Where one has, the failure lists them. */
    holds: (check: Check): (() => void) => {
      const at = checks.push(check) - 1
      return () => expect(found[at]).toEqual([])
    },
    /** Keeps a part of each page, by address, for rules that compare pages. */
    note: <Part>(partOf: (page: BuiltPage) => Part): ReadonlyMap<string, Part> => {
      const parts = new Map<string, Part>()
      checks.push((page) => {
        parts.set(page.address, partOf(page))
        return []
      })
      return parts
    },
  }
}

/** Thousands of pages on a busy machine. */
const READING_MS = 300_000

const readAll = async (checks: readonly Check[]): Promise<readonly string[][]> => {
  const found = checks.map((): string[] => [])
  for (const address of addresses) {
    const page = await readPage(address)
    for (const [at, check] of checks.entries()) found[at]!.push(...faultsOf(page, check))
  }
  return found
}

const faultsOf = (page: BuiltPage, check: Check): readonly string[] => {
  try {
    return check(page).flatMap((fault) =>
      typeof fault === 'string' ? `${page.address}: ${fault}` : [],
    )
  } catch (error) {
    return [`${page.address}: ${String(error)}`]
  }
}
