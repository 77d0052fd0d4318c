/** What the panel knows: asked of the dev server, shared by everything that shows it. */
import type { Status } from '../endpoint.ts'
import type { Shot } from '../results.ts'

export interface State extends Status {
  /** Changes with every new answer, so that pictures are fetched again. */
  readonly turn: number
  /** Why there is nothing to show. */
  readonly problem: string | undefined
}

/** Stories, or single pictures of them; none for everything. */
export type Chosen = readonly { readonly story: string; readonly variant?: string }[]

let state: State = {
  results: undefined,
  running: false,
  stale: false,
  said: '',
  rejections: [],
  turn: 0,
  problem: 'Asking…',
}
const listeners = new Set<() => void>()

export const current = (): State => state

export const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const refresh = async (): Promise<void> => {
  try {
    const status = await ask<Status>('status')
    become({ ...status, turn: state.turn + 1, problem: undefined })
  } catch (error) {
    become({ problem: String(error) })
  }
  if (state.running) setTimeout(() => void refresh(), PAUSE)
}
const PAUSE = 1000

const become = (next: Partial<State>): void => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const acceptChanges = (chosen: Chosen): Promise<void> => {
  // Packing takes the server a second a story or so, and it answers nothing else meanwhile.
  become({ running: true, said: 'Accepting…' })
  return tell('accept', chosen)
}
/** @param reason none takes a rejection back */
export const rejectChanges = (shots: Chosen, reason: string): Promise<void> =>
  tell('reject', { shots, reason })
export const lookAgain = (chosen: Chosen): Promise<void> => tell('look', chosen)

export const pictureUrl = (kind: string, { story, variant }: Shot): string =>
  `${BASE}/${kind}/${story}/${variant}.png?${state.turn}`

export const changesIn = ({ results }: State): readonly Shot[] =>
  results?.shots.filter(({ state: is }) => is !== 'same') ?? []

const BASE = new URL('visual-review', document.baseURI).pathname

const tell = async (what: string, body: object): Promise<void> => {
  try {
    await ask(what, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } finally {
    await refresh()
  }
}

const ask = async <T>(what: string, init: RequestInit = {}): Promise<T> => {
  const response = await fetch(`${BASE}/${what}`, { cache: 'no-store', ...init })
  const body = (await response.json()) as T & { readonly error?: string }
  if (!response.ok) throw new Error(body.error ?? response.statusText)
  return body
}
