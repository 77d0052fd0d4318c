/** A diagram as data: `<name>.diagram.ts` beside the texts that show it. */
import { z } from 'zod'

/** What a node is, which its outline says. */
export const NODE_KINDS = ['step', 'person', 'failure', 'end'] as const
/** The main path is one line through the drawing; the others are plain, or dotted. */
export const EDGE_KINDS = ['main', 'plain', 'rare'] as const
export const DIAGRAM_ICONS = [
  'alert',
  'chat',
  'check',
  'clock',
  'code',
  'data',
  'doc',
  'flow',
  'gauge',
  'ia',
  'key',
  'layers',
  'pen',
  'search',
  'shield',
  'tag',
  'user',
  'window',
] as const

const words = (most: number) => {
  const line = z
    .string('is missing')
    .min(1, 'is empty')
    .max(most, `is longer than ${most} characters`)
  return z.strictObject({ fr: line, en: line }, 'is missing: write { fr, en }')
}

export const diagramSchema = z.strictObject({
  title: words(70),
  /** What the drawing shows that its steps do not say. */
  caption: words(300).optional(),
  /** What some nodes stand in: ours, or `outside`. */
  groups: z
    .record(z.string(), z.strictObject({ name: words(40), outside: z.boolean().optional() }))
    .optional(),
  /** In the order in which one would tell them. */
  nodes: z.record(
    z.string(),
    z.strictObject({
      name: words(22),
      detail: words(26).optional(),
      icon: z.enum(DIAGRAM_ICONS).optional(),
      kind: z.enum(NODE_KINDS).optional(),
      group: z.string().optional(),
    }),
  ),
  edges: z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      kind: z.enum(EDGE_KINDS).optional(),
      /** On which condition, or what passes. */
      label: words(28).optional(),
      /** The main path curls here: what the drawing is about. Once at most. */
      loop: z.boolean().optional(),
    }),
  ),
})
export type Diagram = z.infer<typeof diagramSchema>

/** Names of nodes and groups are checked as one writes: an edge to none does not compile. */
export const defineDiagram = <const Node extends string, const Group extends string = never>(
  diagram: Omit<Diagram, 'nodes' | 'groups' | 'edges'> & {
    groups?: Record<Group, NonNullable<Diagram['groups']>[string]>
    nodes: Record<Node, Omit<Diagram['nodes'][string], 'group'> & { group?: NoInfer<Group> }>
    edges: readonly (Omit<Diagram['edges'][number], 'from' | 'to'> & {
      from: NoInfer<Node>
      to: NoInfer<Node>
    })[]
  },
): Diagram => diagram as unknown as Diagram
