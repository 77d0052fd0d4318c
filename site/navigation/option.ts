/** [2.3.1] Both navigations are whole; this one stands on the pages. `A` or `B`. */
export const NAVIGATION: NavigationReading = 'B'

export const NAVIGATION_READINGS = ['A', 'B'] as const
export type NavigationReading = (typeof NAVIGATION_READINGS)[number]

/** [2.3.95] The custom-menu flag shows the other one. */
export const shownReading = (
  flag: boolean,
  chosen: NavigationReading = NAVIGATION,
): NavigationReading => (flag ? NAVIGATION_READINGS.find((one) => one !== chosen)! : chosen)
