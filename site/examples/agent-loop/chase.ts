/** The other loop: no list, the model names its next action from what it still sees. */

/** What was done and what came of it. */
export interface Act {
  readonly action: string
  readonly came: string
}

export interface Chase {
  /** Asks the model; nothing means that it believes to be done. */
  readonly choose: (seen: readonly Act[]) => Promise<string | undefined>
  readonly act: (action: string) => Promise<string>
  /** How many of the last acts fit into what the model is shown. */
  readonly window: number
  /** Whether each result is also kept once, outside that window. */
  readonly notes?: boolean
  readonly stuck?: (acts: readonly Act[]) => boolean
  readonly most: number
}

export const chase = async ({ choose, act, window, notes = false, stuck, most }: Chase) => {
  const acts: Act[] = []
  const kept = new Map<string, string>()
  while (acts.length < most) {
    if (stuck?.(acts) === true) return { why: 'stuck', acts } as const
    const noted = notes ? [...kept].map(([action, came]) => ({ action, came })) : []
    const action = await choose([...noted, ...acts.slice(-window)])
    if (action === undefined) return { why: 'done', acts } as const
    const came = await act(action)
    kept.set(action, came)
    acts.push({ action, came })
  }
  return { why: 'cut', acts } as const
}
