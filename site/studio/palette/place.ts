/** Where a new step goes when nobody said where. */
import type { Place } from '../../workflows/document/command.ts'
import { linksIn } from '../../workflows/document/links.ts'
import type { Session } from '../../workflows/document/session.ts'
import { givesOf } from '../../workflows/nodes/index.ts'
import type { NodeFact } from '../../workflows/nodes/fact.ts'
import { endsOf, waysOf } from '../../workflows/document/ends.ts'
import type { Words } from '../words.ts'

/** A part goes to the chosen node that takes it, a step after the chosen one, at its first free output. */
export const placeFor = ({ flow, selection }: Session, fact?: NodeFact): Place => {
  const chosen = flow.nodes.find(({ name }) => name === selection.at(-1))
  const free: Place = { on: 'canvas', position: below(flow.nodes) }
  if (!chosen || fact?.kind === 'note' || fact?.kind === 'trigger') return free
  const outputs = waysOf(chosen)
  const gives = fact && givesOf(fact, {})
  if (gives)
    return endsOf(chosen).takes?.includes(gives)
      ? { on: 'part', of: chosen.name, kind: gives }
      : free
  if (outputs.length === 0) return free
  const taken = new Set(
    linksIn(flow).flatMap(({ from, kind }) =>
      kind === 'main' && from.node === chosen.name ? [from.at] : [],
    ),
  )
  const at = outputs.findIndex((_, place) => !taken.has(place))
  return { on: 'output', from: { node: chosen.name, at: Math.max(0, at) } }
}

const below = (nodes: Session['flow']['nodes']): readonly [number, number] => [
  Math.min(0, ...nodes.map(({ position }) => position[0])),
  nodes.length === 0 ? 0 : Math.max(...nodes.map(({ position }) => position[1])) + 240,
]

export const placeName = (place: Place | undefined, palette: Words['palette']): string => {
  if (place?.on === 'output') return palette.after(place.from.node)
  if (place?.on === 'link') return palette.between(place.link.from.node, place.link.to.node)
  if (place?.on === 'part') return palette.into(place.of)
  return palette.start
}
