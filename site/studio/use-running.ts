import { usePart, useTools } from './context.ts'
import { runOn } from './running.ts'
import type { Example } from './run.ts'
import type { StudioState } from './studio.ts'

/** The example that a run begins with. */
export const exampleIn = ({ origin, example }: StudioState): Example | undefined => {
  const examples = origin?.examples ?? []
  return examples.find(({ name }) => name === (example ?? examples[0]?.name))
}

/** Simulates the document as it stands. */
export const useRun = (): (() => Promise<void>) => {
  const { studio, words, language } = useTools()
  return async () => {
    const state = studio.get()
    if (state.isRunning) return
    studio.set({ isRunning: true })
    try {
      const ran = await runOn(state.session.flow, exampleIn(state), language)
      studio.set({ run: ran, shelf: 'data' })
      const { error, gaps, nodes } = ran.result
      const [gap] = gaps
      if (error) studio.say(words.run.failed(error.node, error.message), 'warning')
      else if (gap) studio.say(words.run.ended(gap.node), 'warning')
      else studio.say(words.run.done(nodes.size))
    } catch {
      // A part of the simulator did not come: the document is as it was.
      studio.say(words.run.unable, 'warning')
    } finally {
      studio.set({ isRunning: false })
    }
  }
}

export const useIsRunning = (): boolean => usePart(({ isRunning }) => isRunning)
