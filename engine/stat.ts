/** Every stat, trait and intensity is a whole number in this range [5.0.1]. */
const STAT_MIN = 0
export const STAT_MAX = 100

/** The value after a rise; never above the maximum. */
export const rise = (from: number, by: number): number => {
  const to = from + by
  return to > STAT_MAX ? STAT_MAX : to
}

/** Any number brought into range. */
export const clampStat = (value: number): number =>
  value > STAT_MAX ? STAT_MAX : value < STAT_MIN ? STAT_MIN : value
