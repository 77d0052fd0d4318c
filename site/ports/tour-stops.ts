import { dataAddress, fileNameOf } from '../routes/address.ts'
import type { Language } from '../routes/language.ts'
import type { PageData, TourStop } from '../routes/page-data.ts'
import type { PageId } from '../routes/table.ts'
import { readAttributes } from './document-attributes.ts'

/** The page that one begins the tour on: its data names the stops. */
export const TOUR_PAGE = 'opale-freelance' satisfies PageId
/** Where it stands; `spec/tour.spec.ts` holds it to the page's own address. */
export const TOUR_PATH = '/opale-freelance'

const known = new Map<Language, Promise<readonly TourStop[]>>()

/**
 * The stops in a language, asked for once.
 * @throws when they cannot be had now; another call asks again
 */
export const tourStops = (language: Language): Promise<readonly TourStop[]> => {
  const stops = known.get(language) ?? ask(language)
  known.set(language, stops)
  stops.catch(() => known.delete(language))
  return stops
}

const ask = async (language: Language): Promise<readonly TourStop[]> => {
  const file = dataAddress(readAttributes().build, fileNameOf(TOUR_PATH, language))
  const response = await fetch(file)
  if (!response.ok) throw new Error(`${file} is not there`)
  return ((await response.json()) as PageData).tour ?? []
}
