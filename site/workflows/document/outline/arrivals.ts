import type { Graph } from './graph.ts'

export interface Arrivals {
  /** By step, how many ways lead to it that do not come back from further on. */
  readonly awaited: Map<string, number>
  readonly isBack: (from: string, to: string) => boolean
}

/** What leads where from some starts on; what has its place already is left out. */
export const arrivalsFrom = (
  { next }: Pick<Graph, 'next'>,
  starts: readonly string[],
  isPlaced: (name: string) => boolean,
): Arrivals => {
  const awaited = new Map<string, number>()
  const back = new Set<string>()
  const state = new Map<string, 'open' | 'done'>()
  for (const start of starts) {
    if (isPlaced(start) || state.has(start)) continue
    const stack = [{ name: start, followers: followersOf(next, start), at: 0 }]
    state.set(start, 'open')
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const to = top.followers[top.at]
      top.at += 1
      if (to === undefined) {
        state.set(top.name, 'done')
        stack.pop()
      } else if (state.get(to) === 'open') back.add(JSON.stringify([top.name, to]))
      else if (!isPlaced(to)) {
        awaited.set(to, (awaited.get(to) ?? 0) + 1)
        if (state.has(to)) continue
        state.set(to, 'open')
        stack.push({ name: to, followers: followersOf(next, to), at: 0 })
      }
    }
  }
  return { awaited, isBack: (from, to) => back.has(JSON.stringify([from, to])) }
}

const followersOf = (next: Graph['next'], name: string): readonly string[] =>
  (next.get(name) ?? []).flatMap(({ names }) => names)
