/**
 * Where nodes stand in large flows, for which the library that lays out small ones takes seconds:
 * a column a step, each way on in a row of its own, parts below the node that uses them.
 */
import type { Link } from '../builder/links.ts'
import type { Point } from './command.ts'
import { COLUMN, ROW, snapped } from './geometry.ts'
import { arrivalsFrom } from './outline/arrivals.ts'
import type { Followers } from './outline/graph.ts'

export const inColumns = (
  names: readonly string[],
  links: readonly Link[],
): ReadonlyMap<string, Point> => {
  const parts = partsOf(links)
  const isPart = new Set(links.filter(({ kind }) => kind !== 'main').map(({ from }) => from))
  const steps = names.filter((name) => !isPart.has(name))
  const next = nextOf(steps, links)
  const led = new Set([...next.values()].flatMap((to) => to))
  const starts = [...steps.filter((name) => !led.has(name)), ...steps]
  const columns = columnsOf(next, starts)
  const rows = new Rows()
  const places = new Map<string, Point>()
  for (const start of starts) {
    const open = places.has(start) ? [] : [{ name: start, above: rows.last + 1 }]
    for (let top = open.pop(); top !== undefined; top = open.pop()) {
      if (places.has(top.name)) continue
      const under = parts.get(top.name) ?? []
      const row = rows.take(
        columns.get(top.name)!,
        top.above,
        reach(under.length),
        depthOf(under, parts),
      )
      const place: Point = [columns.get(top.name)! * COLUMN, row * ROW]
      places.set(top.name, place)
      below(place, under, parts, places)
      for (const name of (next.get(top.name) ?? []).toReversed()) open.push({ name, above: row })
    }
  }
  return places
}

const nextOf = (
  steps: readonly string[],
  links: readonly Link[],
): ReadonlyMap<string, readonly string[]> => {
  const next = new Map<string, Link[]>(steps.map((name) => [name, []]))
  for (const link of links)
    if (link.kind === 'main' && next.has(link.to)) next.get(link.from)?.push(link)
  return new Map(
    [...next].map(([name, all]) => [
      name,
      [...new Set(all.toSorted((a, b) => a.output - b.output).map(({ to }) => to))],
    ]),
  )
}

/** As far from a start as the longest way that does not come round. */
const columnsOf = (
  next: ReadonlyMap<string, readonly string[]>,
  starts: readonly string[],
): ReadonlyMap<string, number> => {
  const graph = new Map(
    [...next].map(([name, names]): [string, readonly Followers[]] => [
      name,
      [{ at: 0, label: '', isError: false, names }],
    ]),
  )
  const { awaited, isBack } = arrivalsFrom({ next: graph }, starts, () => false)
  const columns = new Map(starts.map((name) => [name, 0]))
  const ready = [...new Set(starts)].filter((name) => !awaited.has(name))
  for (let name = ready.pop(); name !== undefined; name = ready.pop())
    for (const to of next.get(name) ?? []) {
      if (isBack(name, to)) continue
      columns.set(to, Math.max(columns.get(to)!, columns.get(name)! + 1))
      awaited.set(to, awaited.get(to)! - 1)
      if (awaited.get(to) === 0) ready.push(to)
    }
  return columns
}

/** Cells that are taken; each column remembers where it may be free again. */
class Rows {
  last = -1
  readonly #next = new Map<string, number>()

  take(column: number, from: number, across: number, deep: number): number {
    let row = this.#free(column, from)
    const cells = () =>
      Array.from({ length: deep }, (_, down) => row + 1 + down).flatMap((at) =>
        Array.from({ length: 2 * across + 1 }, (_, side) => [column - across + side, at] as const),
      )
    while (cells().some(([side, at]) => this.#free(side, at) !== at))
      row = this.#free(column, row + 1)
    for (const [side, at] of [[column, row] as const, ...cells()]) {
      this.#next.set(`${side} ${at}`, at + 1)
      this.last = Math.max(this.last, at)
    }
    return row
  }

  #free(column: number, from: number): number {
    const passed: string[] = []
    let row = from
    for (let key = `${column} ${row}`; this.#next.has(key); key = `${column} ${row}`) {
      passed.push(key)
      row = this.#next.get(key)!
    }
    for (const key of passed) this.#next.set(key, row)
    return row
  }
}

const PART = 144

/** How many columns to either side parts stand over. */
const reach = (count: number): number =>
  Math.min(10, Math.ceil(Math.max(0, (count * PART - PART) / 2) / COLUMN))

const partsOf = (links: readonly Link[]): ReadonlyMap<string, readonly string[]> => {
  const parts = new Map<string, string[]>()
  for (const { from, to, kind } of links)
    if (kind !== 'main') parts.set(to, [...(parts.get(to) ?? []), from])
  return parts
}

const depthOf = (
  names: readonly string[],
  parts: ReadonlyMap<string, readonly string[]>,
): number => {
  let depth = 0
  for (let level = names; level.length > 0; depth += 1)
    level = level.flatMap((name) => parts.get(name) ?? [])
  return depth
}

/** Level by level, each row of parts in the middle below the one above. */
const below = (
  [left, top]: Point,
  names: readonly string[],
  parts: ReadonlyMap<string, readonly string[]>,
  places: Map<string, Point>,
): void => {
  let level = names
  for (let down = 1; level.length > 0; down += 1) {
    const first = left - ((level.length - 1) * PART) / 2
    for (const [at, name] of level.entries())
      places.set(name, [snapped(first + at * PART), top + down * ROW])
    level = level.flatMap((name) => parts.get(name) ?? [])
  }
}
