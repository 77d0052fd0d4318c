/**
 * Reading B under the state libraries that others would reach for, each the way its manual shows:
 * one dispatched event a command, naive rules, immutable state out. They come to the same last
 * snapshot as the engine, or they would not count. Development only, and left out where they are
 * not installed.
 */
import { produce } from 'immer'
import type { Input, Snapshot } from '#engine'
import { liveOn } from '../engine/support/oracle-b.ts'

/** Lives through all inputs and gives the last snapshot. */
export type Peer = (start: Snapshot<'B'>, inputs: readonly Input<'B'>[]) => Snapshot<'B'>

export const immerPeer: Peer = (start, inputs) => inputs.reduce(reduce, start)

/** Redux Toolkit: a store with one reducer and no middleware, which is as fast as it gets. */
export const reduxPeer = async (): Promise<Peer | undefined> => {
  const toolkit = await optional<ReduxToolkit>('@reduxjs/toolkit')
  if (!toolkit) return undefined
  return (start, inputs) => {
    const reducer = toolkit.createReducer(start, (builder) =>
      builder.addCase('command', (draft, { payload }) => liveOn(draft as never, payload)),
    )
    const store = toolkit.configureStore({ reducer, middleware: () => [], devTools: false })
    for (const payload of inputs) store.dispatch({ type: 'command', payload })
    return store.getState()
  }
}

/** XState: an actor whose context is the companion. */
export const xstatePeer = async (): Promise<Peer | undefined> => {
  const xstate = await optional<XState>('xstate')
  if (!xstate) return undefined
  return (start, inputs) => {
    const actions = xstate.assign(({ context, event }) => reduce(context, event.input))
    const machine = xstate.createMachine({ context: start, on: { command: { actions } } })
    const actor = xstate.createActor(machine)
    actor.start()
    for (const input of inputs) actor.send({ type: 'command', input })
    return actor.getSnapshot().context
  }
}

const reduce = (state: Snapshot<'B'>, input: Input<'B'>): Snapshot<'B'> =>
  produce(state, (draft) => liveOn(draft as never, input))

/** By a name that no tool follows, because it may not be there. */
const optional = async <T>(name: string): Promise<T | undefined> => {
  try {
    return (await import(name)) as T
  } catch {
    return undefined
  }
}

// The few parts of each library that are used here.

type State = Snapshot<'B'>
interface Dispatched {
  readonly type: string
  readonly payload: Input<'B'>
}

interface ReduxToolkit {
  createReducer(
    start: State,
    build: (builder: {
      addCase(type: string, reducer: (draft: unknown, action: Dispatched) => void): unknown
    }) => unknown,
  ): unknown
  configureStore(options: {
    readonly reducer: unknown
    readonly middleware: () => readonly never[]
    readonly devTools: boolean
  }): { dispatch(action: Dispatched): unknown; getState(): State }
}

interface XState {
  assign(
    change: (given: { context: State; event: { readonly input: Input<'B'> } }) => State,
  ): unknown
  createMachine(config: object): unknown
  createActor(machine: unknown): {
    start(): unknown
    send(event: { readonly type: string; readonly input: Input<'B'> }): void
    getSnapshot(): { readonly context: State }
  }
}
