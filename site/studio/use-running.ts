import { stopFrom } from '../workflows/run/until.ts'
import { usePart, useTools } from './context.ts'
import type { Example, StudioRun } from './run.ts'
import type { StudioState } from './studio.ts'

/** The example that a run begins with. */
export const exampleIn = ({ origin, example }: StudioState): Example | undefined => {
  const examples = origin?.examples ?? []
  return examples.find(({ name }) => name === (example ?? examples[0]?.name))
}

export interface Running {
  /** As far as the next step that is to be stopped before, or to the end. */
  readonly run: () => Promise<void>
  /** One step; the first of a new run where none is under way. */
  readonly step: () => Promise<void>
  readonly back: () => void
  /** All the rest at once, whatever it was to be stopped before. */
  readonly finish: () => void
}

/** Simulates the document as it stands, at once or step by step. */
export const useRunning = (): Running => {
  const { studio, words, language } = useTools()
  const { run: told } = words
  const finish = (): void => {
    studio.set({ steps: undefined })
    const { run, session } = studio.get()
    if (!run) return
    const { error, gaps, nodes } = run.result
    const [gap] = gaps
    if (error) studio.say(told.failed(error.node, error.message), 'warning')
    else if (gap) studio.say(told.ended(gap.node), 'warning')
    else studio.say(told.done(nodes.size))
    const { nodes: standing } = session.flow
    if (error && standing.some(({ name }) => name === error.node)) studio.select([error.node])
  }
  /** Stops before a step, and leads to its node. */
  const stopAt = ({ result }: StudioRun, steps: number): void => {
    const next = result.order[steps]
    if (!next) return finish()
    studio.set({ steps, shelf: 'data' })
    studio.seek(next.node)
    return studio.say(told.stopped(next.node, steps + 1, result.order.length))
  }
  const simulate = async (): Promise<StudioRun | undefined> => {
    const state = studio.get()
    if (state.isRunning) return undefined
    // Before, not after: who goes to another part while it runs stays there.
    studio.set({ isRunning: true, shelf: 'data' })
    try {
      const failing = new Map([...state.failing].map((id) => [id, told.madeToFail]))
      // Only who simulates fetches the simulator.
      const { runOn } = await import('./running.ts')
      const ran = await runOn(state.session.flow, { example: exampleIn(state), failing }, language)
      studio.set({ run: ran, steps: undefined })
      return ran
    } catch {
      // A part of the simulator did not come: the document is as it was.
      studio.say(told.unable, 'missing')
      return undefined
    } finally {
      studio.set({ isRunning: false })
    }
  }
  const toStop = (run: StudioRun, from: number): void => {
    const { stops } = studio.get()
    const ids = new Map(run.flow.nodes.map(({ id, name }) => [name, id]))
    stopAt(
      run,
      stopFrom(run.result, from, (node) => stops.has(ids.get(node)!)),
    )
  }
  return {
    run: async () => {
      const { run, steps } = studio.get()
      if (run && steps !== undefined) return toStop(run, steps + 1)
      const ran = await simulate()
      if (ran) toStop(ran, 0)
    },
    step: async () => {
      const { run, steps } = studio.get()
      if (run && steps !== undefined) return stopAt(run, steps + 1)
      const ran = await simulate()
      if (ran) stopAt(ran, 0)
    },
    back: () => {
      const { run, steps } = studio.get()
      if (run && steps !== undefined && steps > 0) stopAt(run, steps - 1)
    },
    finish,
  }
}

export const useIsRunning = (): boolean => usePart(({ isRunning }) => isRunning)
