/** Maps beside records, `<id>.map.ts`, drawn for the page of that id. */
import type { Problem } from '../content/problem.ts'
import { english, french } from '../content/typography.ts'
import type { Entry } from '../routes/entries.ts'
import type { Language } from '../routes/language.ts'
import { cached } from './content-cache.ts'
import { check } from './map/check.ts'
import { mapFigure } from './map/figure.ts'

const written = import.meta.glob<unknown>('../content/*/*.map.ts', {
  eager: true,
  import: 'default',
})

/** What is wrong with each of them, in their files. */
export const mapProblems = (): readonly Problem[] =>
  Object.entries(written).flatMap(([file, map]) =>
    (check(map).wrong ?? []).map((what) => ({
      file: file.replace('../', 'site/'),
      line: 1,
      what,
    })),
  )

/** Nothing where no map is written. @throws where it is not as it should be */
export const mapOf = (
  { collection, id }: Pick<Entry, 'collection' | 'id'>,
  language: Language,
): string | undefined => {
  const file = `../content/${collection}/${id}.map.ts`
  if (written[file] === undefined) return undefined
  return cached('map', [language, JSON.stringify(written[file])], () => drawn(file, language))
}

const drawn = (file: string, language: Language): string => {
  const { map, wrong } = check(written[file])
  if (wrong !== undefined)
    throw new Error(wrong.map((what) => `${file.replace('../', 'site/')}: ${what}`).join('\n'))
  return mapFigure(map, language, language === 'fr' ? french : english).html
}
