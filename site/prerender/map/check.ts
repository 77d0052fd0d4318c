/** What is wrong with a map's data, or the map that it is. */
import { mapSchema, type PlaceMap } from '../../content/map.ts'
import { missing } from '../../content/missing.ts'
import { english, french } from '../../content/typography.ts'
import { LANGUAGES } from '../../routes/language.ts'
import { mapFigure } from './figure.ts'

export type Checked =
  | { readonly map: PlaceMap; readonly wrong?: undefined }
  | { readonly map?: undefined; readonly wrong: readonly string[] }

export const check = (written: unknown): Checked => {
  const { success, data, error } = mapSchema.safeParse(written)
  if (!success)
    return { wrong: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`) }
  const unknown = unknownPlaces(data)
  const wrong = unknown.length > 0 ? unknown : unplacedNames(data)
  return wrong.length > 0 ? { wrong } : { map: data }
}

const unknownPlaces = ({ places, links, thread }: PlaceMap): readonly string[] =>
  [...links, ...(thread ? [thread] : [])].flatMap(({ from, to }) =>
    [from, to]
      .filter((id) => !Object.hasOwn(places, id))
      .map((id) => missing('place', id, Object.keys(places))),
  )

/** Names never cover one another, a dot or the thread. */
const unplacedNames = (map: PlaceMap): readonly string[] =>
  LANGUAGES.flatMap((language) =>
    mapFigure(map, language, language === 'fr' ? french : english).homeless.map(
      (name) =>
        `has no room in ${language} for ${name}: shorten it, say its « side », or take a place out`,
    ),
  )
