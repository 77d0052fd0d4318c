/** Figures as people write them: 1 200, 12,5, 0.75, 40. */
const FIGURE = /(?:\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d+)(?:[.,]\d+)?/gu

const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(FIGURE)].map(([figure]) =>
    figure.replaceAll(/[ \u00A0\u202F]/gu, '').replace(',', '.'),
  )

/** Figures of a draft that the product's data does not hold: one is enough to stop the page. */
export const unsourced = (draft: string, data: readonly string[]): readonly string[] => {
  const known = new Set(data.flatMap(figuresIn))
  return figuresIn(draft).filter((figure) => !known.has(figure))
}
