import { useEffect, useRef, useState } from 'react'
import { keepDocument } from '../ports/studio-documents.ts'
import { randomId } from '../ports/random-id.ts'
import { useTools } from './context.ts'
import type { StudioState } from './studio.ts'

export type Saved = 'kept' | 'refused' | 'unchanged'

/** What of a document is known beside its flow. */
export interface Identity {
  readonly id: string
  readonly revision: number
  readonly template?: string | undefined
}

/** Milliseconds without a change until the document is kept. */
const PAUSE = 400

/** Keeps one document on this device as it changes; nothing is asked of the visitor. */
export const useSaving = (identity: Identity): Saved => {
  const { studio, words } = useTools()
  const [saved, setSaved] = useState<Saved>('unchanged')
  const known = useRef(identity)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = kept(studio.get())
    const keep = () => {
      clearTimeout(timer)
      const now = kept(studio.get())
      if (isSame(now, last)) return
      last = now
      const { flow, versions } = now
      const { id, revision, template } = known.current
      const next = {
        id,
        revision: revision + 1,
        ...(template !== undefined && { template }),
        ...(versions.length > 0 && { versions }),
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
      setSaved(answer === 'kept' ? 'kept' : 'refused')
    }
    const later = () => {
      if (isSame(kept(studio.get()), last)) return
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
    }
    const stop = studio.subscribe(later)
    addEventListener('pagehide', keep)
    return () => {
      keep()
      stop()
      removeEventListener('pagehide', keep)
    }
  }, [studio, words])
  return saved
}

/** What of the state outlives the page. */
const kept = ({ session, versions }: StudioState) => ({ flow: session.flow, versions })

const isSame = (one: ReturnType<typeof kept>, other: ReturnType<typeof kept>): boolean =>
  one.flow === other.flow && one.versions === other.versions
