/** The agent: what each node does, and where each edge leads. */
import { z } from 'zod'
import { TOOLS, reducers, wishes, type Claim, type ToolName } from './claim.ts'
import type { Graph } from './graph.ts'
import { PARCELS, type Tools } from './shop.ts'

/** Any model: it is shown the claim and the tools, and its answer is checked afterwards. */
export type Model = (
  claim: Claim,
  offered: readonly ToolName[],
) => Promise<{ readonly wish: unknown; readonly tokens: number }>

export interface World {
  readonly model: Model
  readonly tools: Tools
  /** Pays or ships. Asked twice under one key, it acts once. */
  readonly act: (key: string, what: string, cents: number) => Promise<string>
  /** Which tools the model may name now; all, unless told otherwise. */
  readonly offer?: (claim: Claim) => readonly ToolName[]
}

const approvals = z.strictObject({ verdict: z.enum(['yes', 'no']), by: z.string().min(1) })

export type NodeName = 'read' | 'choose' | 'look' | 'approve' | 'act' | 'draft' | 'person'

export const agent = ({
  model,
  tools,
  act,
  offer = () => TOOLS,
}: World): Graph<Claim, NodeName> => ({
  start: 'read',
  calls: ['choose'],
  over: 'person',
  reducers,
  nodes: {
    read: async ({ message }) => {
      const order = /\b\d{4}\b/u.exec(message)?.[0]
      return { update: order === undefined || PARCELS[order] === undefined ? {} : { order } }
    },
    choose: async (claim) => {
      const offered = offer(claim)
      const { wish, tokens } = await model(claim, offered)
      const { data } = wishes.safeParse(wish)
      const known = data?.kind === 'look' && !offered.includes(data.tool) ? undefined : data
      return known === undefined
        ? { update: { tokens, left: 'the model asked for something else' } }
        : { update: { tokens, wish: known } }
    },
    look: async ({ order = '', wish }) => {
      if (wish?.kind !== 'look') return { update: {} }
      const text = await tools[wish.tool](order)
      return { update: { evidence: [{ tool: wish.tool, text }] } }
    },
    approve: async ({ order = '', wish, evidence }, answer) => {
      const { data } = approvals.safeParse(answer)
      return data === undefined
        ? { ask: { order, wish, cents: PARCELS[order]?.cents, evidence } }
        : { update: { approval: data } }
    },
    act: async ({ order = '', wish }) => {
      if (wish?.kind !== 'propose') return { update: {} }
      const receipt = await act(`${wish.act}:${order}`, wish.act, PARCELS[order]?.cents ?? 0)
      return { update: { receipt } }
    },
    draft: async ({ order, wish, receipt }) => {
      const why = wish?.kind === 'propose' ? wish.why : ''
      return { update: { draft: [`Order ${order}: ${why}`, receipt ?? []].flat().join('; ') } }
    },
    person: async ({ left }) => ({ update: { left: left ?? 'refused, or over budget' } }),
  },
  edges: {
    read: ({ order }) => (order === undefined ? 'person' : 'choose'),
    choose: ({ wish, left }) => {
      if (left !== undefined || wish === undefined) return 'person'
      if (wish.kind === 'look') return 'look'
      return wish.act === 'answer' ? 'draft' : 'approve'
    },
    look: () => 'choose',
    approve: ({ approval }) => (approval?.verdict === 'yes' ? 'act' : 'person'),
    act: () => 'draft',
    draft: () => 'end',
    person: () => 'end',
  },
})
