/** What waits for a moment: keyed and absolute, so that a snapshot says all about the future. */
export interface Timer {
  readonly key: TimerKey
  /** Milliseconds on the host's clock. */
  readonly due: number
}

export type TimerKey = NamedTimer | `notification:${number}`

/** At the same moment they go off in this order, notifications before rest. */
export type NamedTimer = 'activity' | 'sleep' | 'rest'

/** What is said of a save in which they do not. */
export const UNTIMELY = 'must agree with clock and timers'

/** No deadline. */
export const NEVER = Infinity

/** The deadline of a named timer, or {@link NEVER}. */
export const dueOf = (timers: readonly Timer[], key: NamedTimer): number =>
  timers.find((timer) => timer.key === key)?.due ?? NEVER

/** Starts a timer, and sees to it that the driver looks in time. */
export const startTimer = (life: { due: number }, due: number): number => {
  if (due < life.due) life.due = due
  return due
}

/** The list a snapshot holds: running timers by deadline; `before` itself where nothing moved. */
export const listTimers = (
  before: readonly Timer[],
  running: readonly Timer[],
): readonly Timer[] => {
  // The sort is stable, so that equal deadlines keep the order in which they were named.
  const timers = running.filter(({ due }) => due !== NEVER).sort((a, b) => a.due - b.due)
  const same = (one: Timer, i: number) => one.key === before[i]!.key && one.due === before[i]!.due
  return timers.length === before.length && timers.every(same) ? before : timers
}
