/** What waits for a moment: keyed and absolute, so that a snapshot says all about the future. */
export interface Timer {
  readonly key: TimerKey
  /** Milliseconds on the host's clock. */
  readonly due: number
}

export type TimerKey = NamedTimer | `notification:${number}`

/** At the same moment they go off in this order, notifications before rest. */
export const NAMED_TIMERS = ['activity', 'sleep', 'rest'] as const
export type NamedTimer = (typeof NAMED_TIMERS)[number]

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
  return JSON.stringify(timers) === JSON.stringify(before) ? before : timers
}

/**
 * The next moment at which something visible changes. Rest is left out: it is worked out from the
 * clock whenever she is looked at, so a hidden companion needs no waking.
 */
export const nextDueOf = (timers: readonly Timer[]): number | undefined =>
  timers.find(({ key }) => key !== 'rest')?.due
