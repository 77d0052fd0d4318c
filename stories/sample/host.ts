/** What a page hands to components that need a clock. */
export const now = (): number => Math.round(performance.timeOrigin + performance.now())

export const schedule = (delay: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, delay)
  return () => clearTimeout(timer)
}
