/** The run that an address holds. Apart from what writes one: the game writes, and never plays it. */
import type { Scenario } from '#engine'
import { MOST_COMMANDS } from '../script/problem.ts'
import { fromLetters, unfold } from '../../parts/squeezed.ts'
import { isCount, isFields } from './fields.ts'
import { MARK } from './link.ts'
import { PACKED } from './pack.ts'
import { checked, Unreadable } from './unreadable.ts'
import { unpack } from './unpack.ts'

/** What a link may unfold to, in bytes. */
const MOST_BYTES = 4_000_000

export const holdsRun = (hash: string): boolean => hash.startsWith(MARK)

/** @throws Unreadable */
export const readLink = async (hash: string): Promise<Scenario> => {
  const data = await unpacked(hash.slice(MARK.length))
  return checked(data)
}

const unpacked = async (letters: string): Promise<unknown> => {
  try {
    const text = await unfold(fromLetters(letters), MOST_BYTES)
    const data: unknown = JSON.parse(text)
    if (isFields(data) && isCount(data['v']) && data['v'] !== PACKED)
      throw new Unreadable({ kind: 'other-version' })
    return unpack(data, MOST_COMMANDS)
  } catch (error) {
    if (error instanceof Unreadable) throw error
    if (error instanceof RangeError) throw new Unreadable({ kind: 'too-long', most: MOST_COMMANDS })
    throw new Unreadable({ kind: 'broken-link' })
  }
}
