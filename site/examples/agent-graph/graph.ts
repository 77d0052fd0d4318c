/** An agent as a graph: nodes do the work, edges read the state and say who goes next. */

/** What a node gives back: what changed, or a question that somebody has to answer first. */
export type Result<State> = { readonly update: Partial<State> } | { readonly ask: unknown }

/** @param answer to the question that this node asked, where there is one */
export type Node<State> = (state: State, answer?: unknown) => Promise<Result<State>>

/** How an update joins what is there. Without one, the new value replaces the old. */
export type Reducers<State> = {
  readonly [Key in keyof State]?: (old: State[Key], update: State[Key]) => State[Key]
}

export interface Graph<State, Name extends string> {
  readonly start: Name
  readonly nodes: Readonly<Record<Name, Node<State>>>
  /** Plain code: no model is asked here. */
  readonly edges: Readonly<Record<Name, (state: State) => Name | 'end'>>
  readonly reducers: Reducers<State>
  /** Nodes that call a model: they alone are held to the budget of tokens. */
  readonly calls: readonly Name[]
  /** Goes next, whatever the edges say, once the budget is spent. */
  readonly over: Name
}

export const merge = <State extends object>(
  state: State,
  update: Partial<State>,
  reducers: Reducers<State>,
): State => {
  const merged = { ...state }
  for (const key of Object.keys(update) as (keyof State)[]) {
    const value = update[key] as State[keyof State]
    const reduce = reducers[key]
    merged[key] = reduce === undefined ? value : reduce(state[key], value)
  }
  return merged
}
