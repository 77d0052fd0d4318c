/** Commands out of numbers: whatever stands in a flow, and now and then what does not. */
import type { Command, Place } from '../../../site/workflows/document/command.ts'
import { linksIn } from '../../../site/workflows/document/links.ts'
import { tidying } from '../../../site/workflows/document/tidy.ts'
import type { Flow } from '../../../site/workflows/flow/flow.ts'
import { NODES, type NodeId } from '../../../site/workflows/nodes/index.ts'

/** One command for one list of numbers, which may be of any length. */
export const commandFor = (flow: Flow, numbers: readonly number[]): Command => {
  let at = 0
  const number = (most: number): number => {
    at += 1
    return (numbers[at % numbers.length]! + at * 7) % most
  }
  const one = <Value>(list: readonly Value[]): Value | undefined =>
    list.length === 0 ? undefined : list[number(list.length)]
  const names = flow.nodes.map(({ name }) => name)
  const name = (): string => (number(30) === 0 ? 'Nobody' : (one(names) ?? 'Nobody'))
  const several = () => Array.from({ length: 1 + number(4) }, name)
  const end = () => ({ node: name(), at: number(3) })
  const links = linksIn(flow)
  const kind = () => one(['main', 'main', 'ai_tool', 'ai_languageModel'])!
  const link = () => one(links) ?? { from: end(), to: end(), kind: 'main' }
  const fresh = () => {
    const id = one(Object.keys(NODES) as NodeId[])!
    const type = number(9) === 0 ? 'constructor' : NODES[id].type
    const called = number(4) === 0 ? name() : one(['Set', 'constructor', '__proto__', 'Élan'])!
    return { type, name: called, parameters: { said: `={{ $('${name()}').item }}` } }
  }
  const places: readonly (() => Place)[] = [
    () => ({ on: 'canvas', position: [number(900), number(900)] }),
    () => ({ on: 'output', from: end() }),
    () => ({ on: 'output', from: end() }),
    () => ({ on: 'link', link: link() }),
    () => ({ on: 'part', of: name(), kind: one(['ai_tool', 'ai_memory'])! }),
  ]
  const commands: readonly (() => Command)[] = [
    () => ({ do: 'add', node: fresh(), place: one(places)!() }),
    () => ({ do: 'add', node: fresh(), place: one(places)!() }),
    () => ({ do: 'replace', name: name(), node: fresh() }),
    () => ({ do: 'remove', names: several() }),
    () => ({ do: 'link', link: { from: end(), to: end(), kind: kind() } }),
    () => ({ do: 'unlink', link: link() }),
    () => ({ do: 'move-after', name: name(), from: end() }),
    () => ({
      do: 'rename',
      name: name(),
      to: one(['Other', '__proto__', `It's "so" }}`, name()])!,
    }),
    () => ({
      do: 'set-parameters',
      name: name(),
      parameters: { jsCode: `return $("${name()}").all()`, n: number(5) },
    }),
    () => ({
      do: 'set-options',
      name: name(),
      options: one([
        { disabled: number(2) === 0 },
        { onError: 'continueErrorOutput' as const },
        { onError: 'stopWorkflow' as const, notes: 'Why' },
      ])!,
    }),
    () => ({
      do: 'pin',
      name: name(),
      items: number(2) === 0 ? null : [{ json: { n: number(9) } }],
    }),
    () => ({
      do: 'move',
      positions: Object.fromEntries(
        several().map((which) => [which, [number(999), number(99)] as const]),
      ),
    }),
    () => ({ do: 'align', names: several(), side: one(['left', 'middle', 'bottom'] as const)! }),
    () => (number(2) === 0 ? tidying(flow) : tidying(flow, several())),
    () => ({ do: 'duplicate', names: several() }),
    () => ({ do: 'paste', flow, position: [number(999), number(999)] }),
    () => ({ do: 'name-flow', name: one(['A', 'B', ' '])! }),
    () => ({ do: 'set-settings', settings: { executionOrder: one(['v0', 'v1'])! } }),
  ]
  const make = () => one(commands)!()
  return number(12) === 0 ? { do: 'all', commands: [make(), make(), make()] } : make()
}
