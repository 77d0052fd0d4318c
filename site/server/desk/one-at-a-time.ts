export interface Repeated {
  /** Runs it, after the run that is under way; whoever asks meanwhile shares the one that follows. */
  (): Promise<void>
  /** When nothing is under way any more. */
  readonly idle: () => Promise<void>
}

/** Work that must not run twice at a time, and must run once more when asked while it runs. */
export const oneAtATime = (work: () => Promise<void>): Repeated => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = (): Promise<void> => {
    running = work().finally(() => (running = undefined))
    return running
  }
  const ask = (): Promise<void> => {
    if (running === undefined) return start()
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
  const idle = async (): Promise<void> => {
    const last = next ?? running
    if (last === undefined) return
    await last
    await idle()
  }
  return Object.assign(ask, { idle })
}
