import { createContext, use, useEffect, useMemo, useState } from 'react'
import { usePart } from '../context.ts'
import type { Looking } from '../looking.ts'

export interface Looked {
  /** Nothing before a run has brought items to the step. */
  readonly looking: Looking | undefined
  /** The item that values are shown of, from 0. */
  readonly item: number
  readonly setItem: (item: number) => void
}

export const LookedContext = createContext<Looked>({
  looking: undefined,
  item: 0,
  setItem: () => undefined,
})

export const useLooked = (): Looked => use(LookedContext)

/** What the last run brought to a step, for all its fields at once. */
export const useLooking = (name: string): Looked => {
  const run = usePart((state) => state.run?.result)
  const flow = usePart(({ session }) => session.flow)
  const [looking, setLooking] = useState<Looking>()
  const [wanted, setItem] = useState(0)
  useEffect(() => {
    if (!run) return undefined
    let isWanted = true
    import('../looking.ts').then(
      ({ lookingAt }) => isWanted && setLooking(lookingAt(flow, run, name)),
      // Without the simulator, expressions are written as they always could be.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [flow, run, name])
  const item = Math.min(wanted, Math.max(0, (looking?.count ?? 1) - 1))
  return useMemo(() => ({ looking: run && looking, item, setItem }), [run, looking, item])
}
