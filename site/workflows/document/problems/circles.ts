import type { Survey } from './survey.ts'

/**
 * Nodes that lead to each other, circle by circle (Tarjan's strongly connected components, without
 * calls within calls: a flow may be a line of two thousand).
 */
export const circlesIn = ({ nodes, out }: Survey): readonly ReadonlySet<string>[] => {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const circles: Set<string>[] = []
  const next = (name: string) =>
    (out.get(name) ?? []).filter(({ kind }) => kind === 'main').map(({ to }) => to.node)
  for (const { name: start } of nodes) {
    if (index.has(start)) continue
    const calls = [{ name: start, to: next(start), at: 0 }]
    const enter = (name: string) => {
      index.set(name, index.size)
      low.set(name, index.get(name)!)
      stack.push(name)
      onStack.add(name)
    }
    enter(start)
    for (let call = calls.at(-1); call !== undefined; call = calls.at(-1)) {
      const { name } = call
      const to = call.to[call.at]
      call.at += 1
      if (to !== undefined) {
        if (!index.has(to)) {
          enter(to)
          calls.push({ name: to, to: next(to), at: 0 })
        } else if (onStack.has(to)) low.set(name, Math.min(low.get(name)!, index.get(to)!))
        continue
      }
      calls.pop()
      const caller = calls.at(-1)
      if (caller) low.set(caller.name, Math.min(low.get(caller.name)!, low.get(name)!))
      if (low.get(name) !== index.get(name)) continue
      const circle = new Set(stack.splice(stack.lastIndexOf(name)))
      for (const one of circle) onStack.delete(one)
      if (circle.size > 1 || next(name).includes(name)) circles.push(circle)
    }
  }
  return circles
}
