/** A map on its sheet: every line in pixels, every name where it covers nothing. */
import type { PlaceMap } from '../../content/map.ts'
import type { Language } from '../../routes/language.ts'
import type { Point } from '../diagram/box.ts'
import { curlPoints, type Thread } from './curve.ts'
import { Ground } from './ground.ts'
import { nameAlong, nameBeside, nameWithin, type Name, type Turned } from './names.ts'
import { projection } from './project.ts'
import type { Sheet } from './sheet.ts'

export interface DrawnMap {
  readonly sheet: Sheet
  readonly seas: readonly (readonly Point[])[]
  readonly lands: readonly (readonly Point[])[]
  readonly rivers: readonly { readonly width: number; readonly line: readonly Point[] }[]
  readonly reliefs: readonly (readonly Point[])[]
  readonly links: readonly (readonly Point[])[]
  readonly dots: readonly Point[]
  readonly thread: Thread | undefined
  readonly names: readonly Name[]
  /** Of water, along it. */
  readonly turned: readonly Turned[]
  /** Names that found no place. */
  readonly homeless: readonly string[]
}

export const layOut = (
  map: PlaceMap,
  sheet: Sheet,
  language: Language,
  typeset: (text: string) => string,
): DrawnMap => {
  const project = projection(map, sheet.inside)
  const lineOf = (points: readonly (readonly [number, number])[]) => points.map(project)
  const said = (words: { fr: string; en: string } | undefined) =>
    words === undefined ? undefined : typeset(words[language])
  const pointOf = new Map(Object.entries(map.places).map(([id, { at }]) => [id, project(at)]))
  const rivers = map.rivers.map(({ name, width, line }) => ({
    name: said(name),
    width: width * sheet.thick,
    line: lineOf(line),
  }))
  const seas = map.seas.map(({ name, outline }) => ({ name: said(name), outline: lineOf(outline) }))
  const reliefs = map.reliefs.map(({ name, line }) => ({ name: said(name), line: lineOf(line) }))
  const links = map.links.map(({ from: one, to: other, by = [] }) => [
    pointOf.get(one)!,
    ...lineOf(by),
    pointOf.get(other)!,
  ])
  const thread =
    map.thread &&
    threadOf(pointOf.get(map.thread.from)!, pointOf.get(map.thread.to)!, sheet, [
      ...pointOf.values(),
      ...rivers.flatMap(({ line }) => line),
    ])

  const ground = new Ground(sheet)
  for (const point of pointOf.values()) ground.block(point, 13 * sheet.thick)
  if (thread) {
    ground.blockLine([thread.from, thread.to], 5)
    for (const point of curlPoints(thread)) ground.block(point, 7 * thread.size)
  }
  for (const link of links) ground.cloud(link, 3)
  for (const { line, width } of rivers) ground.cloud(line, width / 2)
  for (const { line } of reliefs) ground.blockLine(line, 2)

  const homeless: string[] = []
  const keep = <T>(text: string, found: T | undefined): readonly T[] => {
    if (found === undefined) homeless.push(text)
    return found === undefined ? [] : [found]
  }
  const isEnd = (id: string) => id === map.thread?.from || id === map.thread?.to
  // The two that the page is about first, then whatever has least room around it.
  const places = Object.entries(map.places).toSorted(
    ([a], [b]) => Number(isEnd(b)) - Number(isEnd(a)),
  )
  const names = places.flatMap(([id, place]) => {
    const [name, detail] = [said(place.name)!, said(place.detail)]
    return keep(name, nameBeside(ground, pointOf.get(id)!, { name, detail, side: place.side }))
  })
  const turned = rivers.flatMap(({ name, line }) =>
    name === undefined ? [] : keep(name, nameAlong(ground, line, name)),
  )
  const open = [
    ...seas.flatMap(({ name, outline }) =>
      name === undefined ? [] : keep(name, nameWithin(ground, outline, name)),
    ),
    ...reliefs.flatMap(({ name, line }) =>
      name === undefined
        ? []
        : keep(name, nameBeside(ground, line[Math.floor(line.length / 2)]!, { detail: name })),
    ),
  ]
  return {
    sheet,
    seas: seas.map(({ outline }) => outline),
    lands: map.lands.map(lineOf),
    rivers,
    reliefs: reliefs.map(({ line }) => line),
    links,
    dots: [...pointOf].flatMap(([id, point]) => (isEnd(id) ? [] : [point])),
    thread,
    names: [...names, ...open],
    turned,
    homeless,
  }
}

/** It curls where there is least. */
const threadOf = (from: Point, to: Point, { thick }: Sheet, things: readonly Point[]): Thread => {
  const size = Math.min(1.35 * thick ** 0.5, Math.hypot(to.x - from.x, to.y - from.y) / 76)
  const [one, other] = ([1, -1] as const).map((side): Thread => ({ from, to, size, side }))
  return crowd(one!, things) <= crowd(other!, things) ? one! : other!
}

const crowd = (thread: Thread, things: readonly Point[]): number => {
  const eye = curlPoints(thread).at(-1)!
  return things.filter(({ x, y }) => Math.hypot(x - eye.x, y - eye.y) < 60).length
}
