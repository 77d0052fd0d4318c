/** The pages that are measured, under their French addresses. */
import { PAGES, SCREENS, type Screen } from '../../site/routes/table.ts'
import { identity } from '../fixtures/identity.ts'
import { LENGTHS } from '../fixtures/pages/lengths.ts'

export interface Sample {
  /** A type of page, or the length of one that only tests have. */
  readonly name: string
  readonly screen: Screen
  readonly address: string
  /** Words, where the page is of real length. */
  readonly words?: number
}

/** One page of each type, then those of real length. */
const SAMPLES = (): readonly Sample[] => [
  ...SCREENS.map((screen) => ({ name: screen, screen, address: addressOf(screen) })),
  ...LENGTHS.map(({ id, words }) => ({
    name: `${words}-words`,
    screen: 'article' as const,
    address: `/${id}`,
    words,
  })),
]

/** @param names of samples or addresses, with commas between them; one of each when left out */
export const samplesOf = (names?: string): readonly Sample[] => {
  const all = [...SAMPLES(), ...(names?.split(',').flatMap(byAddress) ?? [])]
  const wanted = names?.split(',') ?? all.map(({ name }) => name)
  const unknown = wanted.find((one) => !all.some(({ name }) => name === one))
  if (unknown !== undefined)
    throw new RangeError(
      `No page is called "${unknown}". There are: ${SAMPLES()
        .map(({ name }) => name)
        .join(', ')}.`,
    )
  return all.filter(({ name }) => wanted.includes(name))
}

const byAddress = (address: string): readonly Sample[] =>
  PAGES.filter(({ fr, en }) => fr[0] === address || en[0] === address).map(({ screen }) => ({
    name: address,
    screen,
    address,
  }))

const addressOf = (screen: Screen): string => {
  // The table was read with the sample's owner, the build was made with another.
  if (screen === 'profile') return `/${identity.slug}`
  return PAGES.find((page) => page.screen === screen)?.fr[0] ?? '/nulle-part'
}
