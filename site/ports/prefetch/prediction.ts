/** [9.0.46] Where visits go on to, as this session's own page views tell. */

/** A page is fetched ahead when it is likelier than this. */
export const LIKELY = 0.7

/** How often one must have been at a page before its visits say anything. */
export const FEWEST_VISITS = 3

interface View {
  readonly path: string
  readonly search: string
}

/** Those of a list that are page views: anybody may have put anything into the session's storage. */
const viewsIn = (list: readonly unknown[]): readonly View[] =>
  list.filter(
    (one): one is View =>
      typeof one === 'object' &&
      one !== null &&
      ['path', 'search'].every((key) => typeof Reflect.get(one, key) === 'string'),
  )

/**
 * Addresses that more than {@link LIKELY} of the visits to a page went on to: counted on the
 * device, in the session's list of page views, and gone with it.
 */
export const likelyNext = (list: readonly unknown[], path: string): readonly string[] => {
  const views = viewsIn(list)
  const went = views.slice(0, -1).flatMap((view, index) => {
    const next = views[index + 1]!
    // A reload, or the same page in the other language, leads nowhere.
    return view.path === path && next.path !== path ? [next.path + next.search] : []
  })
  if (went.length < FEWEST_VISITS) return []
  return [...new Set(went)].filter(
    (each) => went.filter((one) => one === each).length / went.length > LIKELY,
  )
}
