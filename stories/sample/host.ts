/** What a page hands to components that need a clock: here, the one its events are stamped by. */
export const eventTime = (): number => performance.now()

export const schedule = (delay: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, delay)
  return () => clearTimeout(timer)
}
