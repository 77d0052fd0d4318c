/** A diagram in one language, each node with the room that its words need. */
import type { Diagram } from '../../content/diagram.ts'
import type { Language } from '../../routes/language.ts'
import { textWidth } from './text-width.ts'

export interface GraphNode {
  readonly id: string
  readonly name: string
  readonly detail?: string
  readonly icon?: NonNullable<Diagram['nodes'][string]['icon']>
  readonly kind: NonNullable<Diagram['nodes'][string]['kind']>
  readonly group?: string
  readonly width: number
  readonly height: number
}

export interface GraphEdge {
  readonly from: string
  readonly to: string
  readonly kind: NonNullable<Diagram['edges'][number]['kind']>
  readonly label?: string
  readonly loop: boolean
}

export interface GraphGroup {
  readonly id: string
  readonly name: string
  readonly outside: boolean
}

export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  readonly groups: readonly GraphGroup[]
}

export const NAME_SIZE = 14
export const DETAIL_SIZE = 13
/** Room beside the words, and for the icon before them. */
export const PADDING = 16
export const ICON = 32

export const graphIn = (
  { nodes, edges, groups = {} }: Diagram,
  language: Language,
  typeset: (text: string) => string,
): Graph => ({
  nodes: Object.entries(nodes).map(([id, { name, detail, icon, kind = 'step', group }]) => {
    const [title, more] = [typeset(name[language]), detail && typeset(detail[language])]
    return {
      id,
      name: title,
      kind,
      ...(more !== undefined && { detail: more }),
      ...(icon && { icon }),
      ...(group !== undefined && { group }),
      ...sizeOf(title, more, icon !== undefined),
    }
  }),
  edges: edges.map(({ from, to, kind = 'plain', label, loop = false }) => ({
    from,
    to,
    kind,
    loop,
    ...(label && { label: typeset(label[language]) }),
  })),
  groups: Object.entries(groups).map(([id, { name, outside = false }]) => ({
    id,
    name: typeset(name[language]),
    outside,
  })),
})

const sizeOf = (name: string, detail: string | undefined, icon: boolean) => {
  const words = Math.max(textWidth(name, NAME_SIZE), textWidth(detail ?? '', DETAIL_SIZE))
  const width = Math.ceil(words + 2 * PADDING + (icon ? ICON : 0))
  return { width: Math.max(width, 92), height: detail === undefined ? 48 : 60 }
}
