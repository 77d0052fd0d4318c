import { useEffect, useRef, useState } from 'react'
import { keepDocument } from '../ports/studio-documents.ts'
import { randomId } from '../ports/random-id.ts'
import { asksForFlow, TEMPLATE } from './asked.ts'
import { useTools } from './context.ts'
import type { StudioState } from './studio.ts'

export type Saved = 'kept' | 'refused' | 'unchanged'

/** What of a document is known beside its flow. */
export interface Identity {
  readonly id: string
  readonly revision: number
  readonly template?: string | undefined
  /** It came from a file or a paste: nobody else has it, so it is kept as it is, too. */
  readonly isBrought?: boolean
}

/** Milliseconds without a change until the document is kept. */
const PAUSE = 400

/** Keeps what was changed a moment ago: whoever loads the page anew goes on with it. */
export const keepNow = (): void => pending?.()
let pending: (() => void) | undefined

/** Keeps one document on this device as it changes; nothing is asked of the visitor. */
export const useSaving = (identity: Identity): Saved => {
  const { studio, words } = useTools()
  const [saved, setSaved] = useState<Saved>('unchanged')
  const known = useRef(identity)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let now = kept(studio.get())
    let last = identity.isBrought ? undefined : now
    const keep = () => {
      clearTimeout(timer)
      // A document that was removed stays away.
      if (isSame(now, last) || studio.get().document === undefined) return
      last = now
      const { flow, versions, stops } = now
      const { id, revision, template } = known.current
      const next = {
        id,
        revision: revision + 1,
        ...(template !== undefined && { template }),
        ...(versions.length > 0 && { versions }),
        ...(stops.size > 0 && { stops: [...stops] }),
        flow,
      }
      let answer = keepDocument(next)
      known.current = { ...known.current, revision: revision + 1 }
      if (answer === 'elsewhere') {
        // Another tab went on with it: this one goes on with a copy, and neither loses anything.
        const copy = { ...next, id: randomId(), revision: 1 }
        known.current = { ...known.current, id: copy.id, revision: 1 }
        answer = keepDocument(copy)
        studio.say(words.told.elsewhere, 'warning')
      }
      if (answer === 'kept') forgetAsked()
      const isUnkept = answer !== 'kept'
      studio.set({ isUnkept })
      setSaved(isUnkept ? 'refused' : 'kept')
    }
    const later = () => {
      const state = studio.get()
      // Another document has taken its place: what is still to be kept of this one is known.
      if (state.document !== identity.id) return
      now = kept(state)
      if (isSame(now, last)) return
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
    }
    const stop = studio.subscribe(later)
    pending = keep
    addEventListener('pagehide', keep)
    return () => {
      keep()
      stop()
      if (pending === keep) pending = undefined
      removeEventListener('pagehide', keep)
    }
  }, [studio, words, identity.id, identity.isBrought])
  return saved
}

/** What the address asked for was changed since: a reload goes on with the document as it is. */
const forgetAsked = (): void => {
  if (!asksForFlow(location)) return
  const { pathname, search } = location
  const asked = new URLSearchParams(search)
  asked.delete(TEMPLATE)
  const left = asked.size > 0 ? `?${asked.toString()}` : ''
  history.replaceState(history.state, '', pathname + left)
}

/** What of the state outlives the page. */
const kept = ({ session, versions, stops }: StudioState) => ({
  flow: session.flow,
  versions,
  stops,
})

const isSame = (
  one: ReturnType<typeof kept>,
  other: ReturnType<typeof kept> | undefined,
): boolean =>
  one.flow === other?.flow && one.versions === other.versions && one.stops === other.stops
