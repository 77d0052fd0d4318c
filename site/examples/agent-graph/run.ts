/** Runs a graph from where its thread stands, and saves after every node. */
import { overspent, type Budget } from './budget.ts'
import { merge, type Graph } from './graph.ts'
import type { Store, Thread } from './store.ts'
import type { Note } from './trace.ts'

export interface Counted {
  readonly tokens: number
}

export interface Runner<State, Name extends string> {
  readonly graph: Graph<State, Name>
  readonly store: Store<State, Name>
  readonly budget: Budget
  readonly note?: (note: Note) => void
}

export const start = async <State extends Counted, Name extends string>(
  runner: Runner<State, Name>,
  id: string,
  state: State,
): Promise<Thread<State, Name>> => {
  const fresh = { id, version: 0, step: 0, next: runner.graph.start, state } as const
  return drive(runner, await runner.store.save(fresh))
}

/** Goes on with whatever was saved: after a crash, a pause, a new release. */
export const resume = async <State extends Counted, Name extends string>(
  runner: Runner<State, Name>,
  id: string,
): Promise<Thread<State, Name>> => drive(runner, await existing(runner.store, id))

/** @param version of the thread that the person was shown: an answer to an older one is refused */
export const answer = async <State extends Counted, Name extends string>(
  runner: Runner<State, Name>,
  id: string,
  version: number,
  given: unknown,
): Promise<Thread<State, Name>> => {
  const { store } = runner
  const thread = await existing(store, id)
  if (thread.asked === undefined) throw new Error(`${id} asks nothing`)
  return drive(runner, await store.save({ ...thread, version, answer: given }))
}

const drive = async <State extends Counted, Name extends string>(
  { graph, store, budget, note }: Runner<State, Name>,
  from: Thread<State, Name>,
): Promise<Thread<State, Name>> => {
  let now = from
  while (now.next !== 'end') {
    const { id, version, step, state } = now
    const why = overspent(budget, {
      step,
      tokens: state.tokens,
      calls: graph.calls.includes(now.next),
    })
    const name = why === undefined ? now.next : graph.over
    const result = await graph.nodes[name](state, now.answer)
    if ('ask' in result) {
      if (now.asked !== undefined) return now
      note?.({ step, node: name, next: 'waits', tokens: 0 })
      return store.save({ ...now, next: name, asked: result.ask })
    }
    const merged = merge(state, result.update, graph.reducers)
    const next = name === graph.over ? 'end' : graph.edges[name](merged)
    note?.({
      step,
      node: name,
      next,
      tokens: merged.tokens - state.tokens,
      ...(why !== undefined && { why }),
    })
    now = await store.save({ id, version, step: step + 1, next, state: merged })
  }
  return now
}

const existing = async <State, Name extends string>(
  store: Store<State, Name>,
  id: string,
): Promise<Thread<State, Name>> => {
  const thread = await store.load(id)
  if (thread === undefined) throw new Error(`no thread ${id}`)
  return thread
}
