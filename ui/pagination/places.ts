/** A page's number, or the gap where some are left out. */
export type Place = number | 'gap'

/**
 * Seven places at most: the first and the last page, the current one and its neighbours, and a gap
 * wherever more than one page is left out.
 */
export const placesOf = (page: number, pages: number): readonly Place[] => {
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), 'gap', pages]
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)]
  return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages]
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
