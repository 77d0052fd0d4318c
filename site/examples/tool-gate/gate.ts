/** Stands between a model and its tools: text may ask for anything, the gate decides. */
import type { z } from 'zod'

export interface Tool {
  readonly input: z.ZodType
  /** `send` lets data out; what is `final` cannot be undone. */
  readonly effect: 'read' | 'send' | 'final'
  /** Its answers hold text that somebody outside wrote. */
  readonly fromOutside?: boolean
}

export interface Session {
  /** Names of the tools that this person may use. */
  readonly allowed: readonly string[]
  /** Whether text from outside has been read: it never becomes false again. */
  readonly tainted: boolean
}

export type Verdict =
  | { readonly kind: 'run'; readonly input: unknown; readonly session: Session }
  | { readonly kind: 'ask' | 'refuse'; readonly why: string }

/** @param raw arguments as the model wrote them */
export const decide = (
  tools: ReadonlyMap<string, Tool>,
  name: string,
  raw: unknown,
  session: Session,
): Verdict => {
  const tool = session.allowed.includes(name) ? tools.get(name) : undefined
  if (tool === undefined) return { kind: 'refuse', why: `${name} is not open to this person` }
  const { success, data, error } = tool.input.safeParse(raw)
  if (!success)
    return { kind: 'refuse', why: error.issues.map(({ message }) => message).join('; ') }
  if (tool.effect === 'final') return { kind: 'ask', why: 'cannot be undone' }
  if (tool.effect === 'send' && session.tainted)
    return { kind: 'ask', why: 'would send after reading text from outside' }
  const tainted = session.tainted || tool.fromOutside === true
  return { kind: 'run', input: data, session: { ...session, tainted } }
}
