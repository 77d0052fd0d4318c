/** Open Graph pictures and icons, drawn at build; what did not change since the last is not drawn again. */
import { LANGUAGES } from '../routes/language.ts'
import { SCREENS } from '../routes/table.ts'
import { pictureOf } from '../seo/pictures.ts'
import { CARD, cardMarkup } from './drawing/card.ts'
import { createDraw } from './drawing/draw.ts'
import { iconFiles } from './drawing/icons.ts'
import type { PublishedFile } from './published-file.ts'

/** @param root the project's folder: the typeface is read there, and drawings are kept there */
export const pictureFiles = async (
  root: string = process.cwd(),
): Promise<readonly PublishedFile[]> => {
  const draw = await createDraw(root)
  const cards = SCREENS.flatMap((screen) =>
    LANGUAGES.map(async (language): Promise<PublishedFile> => {
      const png = await draw(cardMarkup(screen, language), CARD.width)
      return [pictureOf(screen, language).slice(1), png]
    }),
  )
  return [...(await iconFiles(draw)), ...(await Promise.all(cards))]
}
