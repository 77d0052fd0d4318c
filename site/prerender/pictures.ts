/** Open Graph pictures and icons, drawn at build; what did not change since the last is not drawn again. */
import pMap from 'p-map'
import { LANGUAGES } from '../routes/language.ts'
import { entries } from '../routes/entries.ts'
import { NOT_FOUND_PICTURE } from '../routes/error-pages.ts'
import { pictureOf } from '../seo/pictures.ts'
import type { Picture } from '../content/collection.ts'
import { CARD, cardMarkup } from './drawing/card.ts'
import { createDraw } from './drawing/draw.ts'
import { iconFiles } from './drawing/icons.ts'
import type { PublishedFile } from './published-file.ts'

/** @param root the project's folder: the typeface is read there, and drawings are kept there */
export const pictureFiles = async (
  root: string = process.cwd(),
): Promise<readonly PublishedFile[]> => {
  const draw = await createDraw(root)
  const cards = pictures().flatMap((picture) =>
    LANGUAGES.map((language) => ({ picture, language })),
  )
  const files = await pMap(
    cards,
    async ({ picture, language }): Promise<PublishedFile> => {
      const png = await draw(cardMarkup(picture, language), CARD.width)
      return [pictureOf(picture.name, language).slice(1), png]
    },
    { concurrency: MOST_AT_ONCE },
  )
  return [...(await iconFiles(draw)), ...files]
}

/** One is drawn while another is packed; before that each is three megabytes. */
const MOST_AT_ONCE = 2

/** Every picture that a page names, once. */
export const pictures = (): readonly Picture[] => [
  ...new Map(
    [...entries.map(({ picture }) => picture), NOT_FOUND_PICTURE].map((one) => [one.name, one]),
  ).values(),
]
