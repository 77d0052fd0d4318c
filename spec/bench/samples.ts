/** One page of each type, under its French address. */
import { PAGES, SCREENS, type Screen } from '../../site/routes/table.ts'
import { identity } from '../fixtures/identity.ts'

export interface Sample {
  readonly screen: Screen
  readonly address: string
}

/** @param names screens with commas between them; all when left out */
export const samplesOf = (names?: string): readonly Sample[] => {
  const wanted = names?.split(',')
  const unknown = wanted?.find((name) => !SCREENS.some((screen) => screen === name))
  if (unknown !== undefined)
    throw new RangeError(`No screen is called "${unknown}". There are: ${SCREENS.join(', ')}.`)
  return SCREENS.filter((screen) => wanted?.includes(screen) ?? true).map((screen) => ({
    screen,
    address: addressOf(screen),
  }))
}

const addressOf = (screen: Screen): string => {
  // The table was read with the sample's owner, the build was made with another.
  if (screen === 'profile') return `/${identity.slug}`
  return PAGES.find((page) => page.screen === screen)?.fr[0] ?? '/nulle-part'
}
