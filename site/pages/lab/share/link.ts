/** A run in an address: whoever opens it lives the same life. */
import type { Scenario } from '#engine'
import { MOST_COMMANDS } from '../script/problem.ts'
import { fromLetters, squeeze, toLetters, unfold } from '../../parts/squeezed.ts'
import { pack, unpack } from './compact.ts'
import { checked, Unreadable } from './unreadable.ts'

/** Longer links break in mail and chat: a file goes further. */
export const LONGEST_LINK = 8192
/** What precedes the run in an address's hash. */
const MARK = '#run='
/** What a link may unfold to, in bytes. */
const MOST_BYTES = 4_000_000

/** @param page address of the lab, without hash @returns `undefined` where a file is needed */
export const linkTo = async (page: string, scenario: Scenario): Promise<string | undefined> => {
  const link = page + MARK + toLetters(await squeeze(JSON.stringify(pack(scenario))))
  return link.length <= LONGEST_LINK ? link : undefined
}

export const holdsRun = (hash: string): boolean => hash.startsWith(MARK)

/** @throws Unreadable */
export const readLink = async (hash: string): Promise<Scenario> => {
  const data = await unpacked(hash.slice(MARK.length))
  return checked(data)
}

const unpacked = async (letters: string): Promise<unknown> => {
  try {
    const text = await unfold(fromLetters(letters), MOST_BYTES)
    return unpack(JSON.parse(text), MOST_COMMANDS)
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable({ kind: 'too-long', most: MOST_COMMANDS })
    throw new Unreadable({ kind: 'broken-link' })
  }
}
