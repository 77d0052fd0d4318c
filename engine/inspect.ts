import type { ReadingId, Snapshot } from './companion.ts'
import type { Store } from './store.ts'

/** What the Redux devtools extension offers a page as `__REDUX_DEVTOOLS_EXTENSION__`. */
export interface Devtools {
  connect(options: { readonly name: string }): DevtoolsConnection
}

export interface DevtoolsConnection {
  init(state: unknown): void
  send(action: { readonly type: string }, state: unknown): void
  /** @returns what stops listening */
  subscribe(listener: (message: DevtoolsMessage) => void): () => void
}

export interface DevtoolsMessage {
  readonly type: string
  readonly payload?: unknown
  /** As text, where one is asked to go to a state. */
  readonly state?: string
}

/** A {@link Store}, or whatever else can be looked at and taken to another moment. */
export type Inspectable<R extends ReadingId = ReadingId> = Pick<
  Store<R>,
  'engine' | 'subscribe' | 'getSnapshot' | 'adopt'
>

/**
 * Shows a life in the devtools, command by command; a jump there goes on from that moment here.
 * @returns what ends it
 */
export const inspect = <R extends ReadingId>(
  life: Inspectable<R>,
  devtools: Devtools,
  name = `Opale ${life.engine.reading}`,
): (() => void) => {
  const { getSnapshot } = life
  const first = getSnapshot()
  const connection = devtools.connect({ name })
  /** What comes from there is not told there again. */
  let isTold = false
  const adopt = (snapshot: Snapshot<R>): void => {
    isTold = true
    life.adopt(snapshot)
    isTold = false
  }
  connection.init(first)
  const stop = life.subscribe((command) => {
    if (!isTold) connection.send(command ?? ADOPTED, getSnapshot())
  })
  const stopListening = connection.subscribe(({ type, payload, state }) => {
    if (type !== 'DISPATCH') return
    const wish = (payload as { readonly type?: unknown } | undefined)?.type
    // Through a save, which is checked field by field and frozen.
    if (state && GOING.includes(wish)) {
      const { save } = life.engine
      adopt(save.decode(save.encode(JSON.parse(state) as Snapshot<R>), getSnapshot()).snapshot)
    }
    if (wish === 'RESET') adopt(first)
    if (STARTING.includes(wish)) connection.init(getSnapshot())
  })
  return () => {
    stop()
    stopListening()
  }
}

const ADOPTED = { type: 'adopted' }
const GOING: readonly unknown[] = ['JUMP_TO_ACTION', 'JUMP_TO_STATE', 'ROLLBACK']
const STARTING: readonly unknown[] = ['RESET', 'COMMIT', 'ROLLBACK']
