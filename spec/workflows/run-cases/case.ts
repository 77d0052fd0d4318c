/** Short flows whose outcome was taken down from the real n8n (see `../run-record.ts`). */
import type { Flow, JsonObject } from '../../../site/workflows/flow/flow.ts'
import type { Given } from '../../../site/workflows/recipes/recipe.ts'
import { flowOf, type Small } from '../run-small-flow.ts'

export interface Case {
  readonly name: string
  readonly flow: Flow
  readonly given: Readonly<Record<string, Given>>
}

const START: Small = { type: 'manualTrigger' }

/** Items of every kind that nodes may meet. */
export const ITEMS: readonly JsonObject[] = [
  {
    n: 3,
    s: 'Bb',
    o: { x: 1, y: { z: [1, 2] } },
    l: [1, 2],
    t: true,
    d: '2026-02-01T10:00:00Z',
    e: '',
    u: null,
  },
  { n: 1, s: 'aa', o: { x: 2 }, l: [], t: false, d: '2026-01-01', e: 'x', u: 5 },
  { n: 2, s: 'Cc', o: { x: 1 }, l: ['k'], t: true, d: '2025-12-31', e: 'y', u: 'v' },
]

/** One node between a trigger and nothing. */
export const oneNode = (name: string, node: Small, items: Given = ITEMS): Case => ({
  name,
  flow: flowOf({ Start: START, Node: node }, ['Start > Node']),
  given: { Start: items },
})

export const several = (
  name: string,
  nodes: Readonly<Record<string, Small>>,
  links: readonly string[],
  given: Readonly<Record<string, Given>>,
): Case => ({ name, flow: flowOf({ Start: START, ...nodes }, links), given })

export const field = (name: string, type: string, value: JsonObject[string]) => ({
  id: name,
  name,
  type,
  value,
})

/** A node that adds one field to what it gets. */
export const adding = (name: string, value: string, rest: Small = {}): Small => ({
  type: 'set',
  typeVersion: 3.4,
  parameters: {
    includeOtherFields: true,
    assignments: { assignments: [field(name, 'string', value)] },
  },
  ...rest,
})

export const at = (x: number, y: number): Small => ({ position: [x, y] })
