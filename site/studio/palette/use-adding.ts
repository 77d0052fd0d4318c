import type { FlowLink, Place } from '../../workflows/document/command.ts'
import { keyOf, linksIn } from '../../workflows/document/links.ts'
import type { Flow } from '../../workflows/flow/flow.ts'
import type { NodeFact } from '../../workflows/nodes/fact.ts'
import { useTools } from '../context.ts'
import type { StudioState } from '../studio.ts'
import { placeFor } from './place.ts'

/** Adds a step of a kind, at a place or where the choice makes it plain, and says so. */
export const useAdding = (): ((fact: NodeFact, place?: Place) => boolean) => {
  const { studio, words, language } = useTools()
  return (fact, place) => {
    const done = studio.perform({
      do: 'add',
      node: { type: fact.type, name: fact.label[language] },
      place: place ?? placeNow(studio.get(), fact),
    })
    if (!done) {
      studio.say(words.told.nothing, 'warning')
      return false
    }
    studio.set({ link: undefined })
    studio.say(words.told.added(studio.get().session.selection[0] ?? fact.label[language]))
    return true
  }
}

/** Into the chosen link, or where the chosen step makes it plain. */
export const placeNow = ({ session, link }: StudioState, fact?: NodeFact): Place =>
  link && stands(session.flow, link) && (!fact || isOfALine(fact))
    ? { on: 'link', link }
    : placeFor(session, fact)

/** It has a way in and a way out. */
export const isOfALine = ({ kind }: NodeFact): boolean =>
  kind !== 'part' && kind !== 'trigger' && kind !== 'note'

const stands = (flow: Flow, link: FlowLink): boolean =>
  link.kind === 'main' && linksIn(flow).some((one) => keyOf(one) === keyOf(link))
