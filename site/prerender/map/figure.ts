/** A map as a page shows it: drawn for both sizes of screen, and told in words. */
import { map as css } from '../../components/place-map/index.ts'
import type { PlaceMap } from '../../content/map.ts'
import type { Language } from '../../routes/language.ts'
import { draw } from './draw.ts'
import { layOut } from './lay-out.ts'
import { LARGE, SMALL } from './sheet.ts'

export interface MapFigure {
  readonly html: string
  /** Names that have no place of their own, on the sheet where that is so. */
  readonly homeless: readonly string[]
}

export const mapFigure = (
  map: PlaceMap,
  language: Language,
  typeset: (text: string) => string,
): MapFigure => {
  const drawn = [
    { sheet: LARGE, look: css.size.large, id: 'route' },
    { sheet: SMALL, look: css.size.small, id: 'route-small' },
  ].map(({ sheet, look, id }) => {
    const laid = layOut(map, sheet, language, typeset)
    return {
      html: draw(laid, id, look, typeset(map.title[language])),
      homeless: laid.homeless.map((name) => `« ${name} » at ${sheet.width} px`),
    }
  })
  return {
    html: drawn.map(({ html }) => html).join(''),
    homeless: drawn.flatMap(({ homeless }) => homeless),
  }
}
