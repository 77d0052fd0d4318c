/** In ms. She blinks for a minute after someone was with her, and not before. */
export const BLINK = { shut: 140, least: 2400, most: 5600, awake: 60_000 } as const

export interface Blinker {
  /** Someone is with her. */
  stir: () => void
  /** Nobody can see her. */
  rest: () => void
}

type Schedule = (delay: number, act: () => void) => () => void

/** @param show is told when the lids fall and when they rise */
export const createBlinker = (show: (shut: boolean) => void, schedule: Schedule): Blinker => {
  const pause = pauses(SEED)
  let left = 0
  let cancel: (() => void) | undefined

  const open = (): void => {
    const delay = pause()
    left -= delay
    cancel = left < 0 ? undefined : schedule(delay, shut)
  }
  const shut = (): void => {
    show(true)
    cancel = schedule(BLINK.shut, () => {
      show(false)
      open()
    })
  }
  return {
    stir() {
      left = BLINK.awake
      if (cancel === undefined) open()
    },
    rest() {
      if (cancel === undefined) return
      cancel()
      cancel = undefined
      show(false)
    },
  }
}

/** What is only looked at has chance of its own: it may not touch the life's. */
const SEED = 7

const pauses = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return BLINK.least + (state % (BLINK.most - BLINK.least))
  }
}
