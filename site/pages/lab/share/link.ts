/** A run in an address: whoever opens it lives the same life. */
import type { Scenario } from '#engine'
import { squeeze, toLetters } from '../../parts/squeezed.ts'
import { pack } from './pack.ts'

/** Longer links break in mail and chat: a file goes further. */
export const LONGEST_LINK = 8192
/** What precedes the run in an address's hash. */
export const MARK = '#run='

/** @param page address of the lab, without hash @returns `undefined` where a file is needed */
export const linkTo = async (
  page: string,
  scenario: Omit<Scenario, 'format'>,
): Promise<string | undefined> => {
  const link = page + MARK + toLetters(await squeeze(JSON.stringify(pack(scenario))))
  return link.length <= LONGEST_LINK ? link : undefined
}
