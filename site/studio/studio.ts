/** The studio's state: the document, what is looked at, and the last run. Everything is read from here. */
import type { NamedVersion } from '../ports/studio-documents.ts'
import type { Flow } from '../workflows/flow/flow.ts'
import type { Command, FlowLink } from '../workflows/document/command.ts'
import { begin, perform, redo, select, undo, type Session } from '../workflows/document/session.ts'
import type { Example, StudioRun } from './run.ts'
import { shownOf, type Shown } from './shown.ts'

export type View = 'canvas' | 'outline'
export type Shelf = 'problems' | 'data' | 'estimate' | 'json'

export interface StudioState {
  readonly session: Session
  /** Under which id the document is kept; none once it was removed. */
  readonly document: string | undefined
  /** It was changed, and this device does not take it. */
  readonly isUnkept: boolean
  readonly view: View
  /** What lies below the canvas. */
  readonly shelf: Shelf
  /** The inspector is open on the node that was chosen last. */
  readonly isInspecting: boolean
  readonly run: StudioRun | undefined
  readonly isRunning: boolean
  /** How many steps of the run somebody has gone through; nothing where it is looked at as a whole. */
  readonly steps: number | undefined
  /** What of the run is to be seen. */
  readonly shown: Shown | undefined
  /** Ids of nodes before which a run stops. */
  readonly stops: ReadonlySet<string>
  /** Ids of nodes that a run makes fail, to see what comes of it. */
  readonly failing: ReadonlySet<string>
  /** The link that was chosen last: what is added next goes into its middle. */
  readonly link: FlowLink | undefined
  /** Name of the example that a run begins with; the first one where nobody chose, none if empty. */
  readonly example: string | undefined
  /** Where its examples come from; own documents have none. */
  readonly origin: Origin | undefined
  /** States that somebody gave a name, the latest first. */
  readonly versions: readonly NamedVersion[]
  /** What came of what was done last. */
  readonly said: Said | undefined
  /** What somebody looked for last: views show it. */
  readonly sought: { readonly name: string } | undefined
}

/** What goes with a flow that is opened. */
export interface OpenedAs {
  readonly id: string
  readonly origin?: Origin | undefined
  readonly versions?: readonly NamedVersion[] | undefined
  readonly stops?: readonly string[] | undefined
}

export interface Said {
  readonly text: string
  readonly isWarning: boolean
  /** Something did not come that only a reload brings. */
  readonly isMissing: boolean
}

export interface Origin {
  readonly examples: readonly Example[]
}

export interface Studio {
  readonly get: () => StudioState
  readonly subscribe: (listener: () => void) => () => void
  /** @returns whether anything changed */
  readonly perform: (command: Command) => boolean
  readonly undo: () => void
  readonly redo: () => void
  readonly select: (names: readonly string[]) => void
  readonly inspect: (name: string) => void
  /** Chooses a node and brings it into sight. */
  readonly seek: (name: string) => void
  readonly say: (text: string, kind?: 'warning' | 'missing') => void
  /** Another document takes its place; what was done to the former one can no longer be undone. */
  readonly open: (flow: Flow, document: OpenedAs) => void
  readonly set: (
    part: Partial<
      Pick<
        StudioState,
        | 'view'
        | 'shelf'
        | 'isInspecting'
        | 'run'
        | 'isRunning'
        | 'steps'
        | 'stops'
        | 'failing'
        | 'link'
        | 'example'
        | 'versions'
        | 'document'
        | 'isUnkept'
      >
    >,
  ) => void
}

const NONE: ReadonlySet<string> = new Set()

export function createStudio(flow: Flow, view: View): Studio {
  let state: StudioState = {
    session: begin(flow),
    document: undefined,
    isUnkept: false,
    view,
    shelf: 'problems',
    isInspecting: false,
    run: undefined,
    isRunning: false,
    steps: undefined,
    shown: undefined,
    stops: NONE,
    failing: NONE,
    link: undefined,
    example: undefined,
    origin: undefined,
    sought: undefined,
    said: undefined,
    versions: [],
  }
  const listeners = new Set<() => void>()
  const become = (next: Partial<StudioState>): void => {
    state = { ...state, ...next }
    if ('run' in next || 'steps' in next)
      state = { ...state, shown: state.run && shownOf(state.run, state.steps) }
    for (const listener of listeners) listener()
  }
  const work = (session: Session): boolean => {
    if (session === state.session) return false
    become({ session })
    return true
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    perform: (command) => work(perform(state.session, command)),
    undo: () => void work(undo(state.session)),
    redo: () => void work(redo(state.session)),
    select: (names) => {
      work(select(state.session, names))
      // Whoever chooses steps means them, and no link any more.
      if (names.length > 0 && state.link) become({ link: undefined })
    },
    inspect: (name) =>
      become({ session: select(state.session, [name]), isInspecting: true, link: undefined }),
    seek: (name) => become({ session: select(state.session, [name]), sought: { name } }),
    say: (text, kind) =>
      become({ said: { text, isWarning: kind !== undefined, isMissing: kind === 'missing' } }),
    open: (next, { id, origin: from, versions = [], stops = [] }) =>
      become({
        session: begin(next),
        document: id,
        isUnkept: false,
        origin: from,
        versions,
        run: undefined,
        steps: undefined,
        stops: new Set(stops),
        failing: NONE,
        link: undefined,
        example: undefined,
        isInspecting: false,
      }),
    set: become,
  }
}
