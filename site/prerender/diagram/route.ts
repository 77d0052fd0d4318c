/** The way of an edge between placed nodes: level and upright pieces, around what stands between. */
import type { Box, Direction, Point } from './box.ts'
import type { GraphEdge } from './graph.ts'

export interface Way {
  readonly points: readonly Point[]
  /** The middle of the piece beside which its label stands. */
  readonly label: Point
  /** The label's side: above or below a level piece, after or before an upright one. */
  readonly side: 'above' | 'below' | 'after' | 'before'
}

export interface DrawnWay extends Way {
  readonly edge: GraphEdge
}

/** Along: the way in which ranks follow each other; aside: across it. */
interface Span {
  readonly from: number
  readonly to: number
}

export interface Obstacles {
  readonly direction: Direction
  readonly boxes: readonly Box[]
}

/**
 * @param waypoints where it passes between other nodes
 * @param labelled its step aside comes early, to leave the label a piece of its own
 */
export const wayBetween = (
  source: Box,
  target: Box,
  {
    waypoints,
    labelled,
    obstacles,
  }: {
    readonly waypoints: readonly Point[]
    readonly labelled: boolean
    readonly obstacles: Obstacles
  },
): Way => {
  const { direction, boxes } = obstacles
  const axes = axesOf(direction)
  const bands = bandsOf(boxes.map(axes.along))
  const start = { along: axes.along(source).to, aside: middle(axes.aside(source)) }
  const end = { along: axes.along(target).from, aside: middle(axes.aside(target)) }
  const between = waypoints
    .map(axes.of)
    .filter(({ along }) => bands.some(({ from, to }) => along > from && along < to))
    .filter(({ along }) => along > start.along && along < end.along)
    .map((place) => beside(place, { direction, boxes: boxes.filter(isOther(source, target)) }))
  const stops = aligned([start, ...between, end])
  const path: Place[] = [start]
  let last: Span = { from: start.along, to: end.along }
  for (let index = 1; index < stops.length; index += 1) {
    const [before, after] = [stops[index - 1]!, stops[index]!]
    const gap = gapBetween(bands, before.along, after.along)
    const step = labelled ? gap.from + Math.min(16, (gap.to - gap.from) / 2) : middle(gap)
    if (before.aside !== after.aside)
      path.push({ along: step, aside: before.aside }, { along: step, aside: after.aside })
    last = { from: labelled ? step : gap.from, to: gap.to }
  }
  const { aside } = stops.at(-1)!
  path.push({ along: end.along, aside })
  const side = direction === 'across' ? 'above' : aside < start.aside ? 'before' : 'after'
  return {
    points: path.map(axes.point),
    label: axes.point({ along: middle(last), aside }),
    side,
  }
}

/** Places that are nearly in line are in line, with the end if they can: a step of a pixel or two looks like a slip. */
const aligned = (stops: readonly Place[]): readonly Place[] => {
  const places = [...stops]
  const follow = (index: number, other: number) => {
    const [own, its] = [places[index]!, places[other]!]
    if (Math.abs(own.aside - its.aside) <= SLIP) places[index] = { ...own, aside: its.aside }
  }
  for (let index = places.length - 2; index > 0; index -= 1) follow(index, index + 1)
  for (let index = 1; index < places.length; index += 1) follow(index, index - 1)
  return places
}

const SLIP = 4

/** Between a step and what hangs below it, in either direction. */
export const wayBelow = (source: Box, target: Box): Way => {
  const down = source.y < target.y
  const [upper, lower] = down ? [source, target] : [target, source]
  const x = upper.x + upper.width / 2
  const ends = [
    { x, y: upper.y + upper.height },
    { x, y: lower.y },
  ]
  return {
    points: down ? ends : ends.toReversed(),
    label: { x, y: (upper.y + upper.height + lower.y) / 2 },
    side: 'after',
  }
}

/** Back to what came before: around everything, on a lane of its own. */
export const wayBack = (
  source: Box,
  target: Box,
  lane: number,
  { direction, boxes }: Obstacles,
): Way => {
  const axes = axesOf(direction)
  const isFree = (box: Box, after: boolean): boolean =>
    !boxes.some((other) => {
      const [own, its] = [axes.along(box), axes.along(other)]
      const [a, b] = [middle(axes.aside(box)), middle(axes.aside(other))]
      return own.from < its.to && its.from < own.to && (after ? b > a : b < a)
    })
  // After everything, unless a neighbour stands in the way there and none does before.
  const after =
    [source, target].every((box) => isFree(box, true)) ||
    ![source, target].every((box) => isFree(box, false))
  const end = after ? 'to' : 'from'
  const sides = boxes.map((box) => axes.aside(box)[end])
  const distance = (after || direction === 'down' ? 34 : 56) + lane * 26
  const far = after ? Math.max(...sides) + distance : Math.min(...sides) - distance
  const [left, met] = [middle(axes.along(source)), middle(axes.along(target))]
  return {
    points: [
      { along: left, aside: axes.aside(source)[end] },
      { along: left, aside: far },
      { along: met, aside: far },
      { along: met, aside: axes.aside(target)[end] },
    ].map(axes.point),
    // Upright, its words stand in the gap before its source, where no node is.
    label: axes.point({
      along: direction === 'across' ? (left + met) / 2 : axes.along(source).from - 16,
      aside: far,
    }),
    side: direction === 'across' ? 'above' : after ? 'before' : 'after',
  }
}

/** Whether an edge leads back: its target begins before its source ends. */
export const leadsBack = (source: Box, target: Box, direction: Direction): boolean => {
  const { along } = axesOf(direction)
  return along(target).from < along(source).to
}

/** What each piece of a way takes: no width, or no height. */
export const piecesOf = ({ points }: Way): readonly Box[] =>
  points.slice(1).map((to, index) => {
    const from = points[index]!
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    }
  })

interface Place {
  readonly along: number
  readonly aside: number
}

const axesOf = (direction: Direction) => {
  const [level, upright] = [
    ({ x, width }: Box): Span => ({ from: x, to: x + width }),
    ({ y, height }: Box): Span => ({ from: y, to: y + height }),
  ]
  return direction === 'across'
    ? {
        along: level,
        aside: upright,
        of: ({ x, y }: Point): Place => ({ along: x, aside: y }),
        point: ({ along, aside }: Place): Point => ({ x: along, y: aside }),
      }
    : {
        along: upright,
        aside: level,
        of: ({ x, y }: Point): Place => ({ along: y, aside: x }),
        point: ({ along, aside }: Place): Point => ({ x: aside, y: along }),
      }
}

const middle = ({ from, to }: Span): number => (from + to) / 2

/** Where nodes stand, rank by rank. */
const bandsOf = (spans: readonly Span[]): readonly Span[] => {
  const bands: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = bands.at(-1)
    if (last === undefined || span.from >= last.to) bands.push(span)
    else bands[bands.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
  }
  return bands
}

const isOther = (source: Box, target: Box) => (box: Box) => box !== source && box !== target

/** Past every node of its band: some were moved onto its way so that the main path is straight. */
const beside = (place: Place, { direction, boxes }: Obstacles): Place => {
  const axes = axesOf(direction)
  const band = bandsOf(boxes.map(axes.along)).find(
    ({ from, to }) => place.along > from && place.along < to,
  )
  if (band === undefined) return place
  const taken = bandsOf(
    boxes
      .filter((box) => axes.along(box).from < band.to && axes.along(box).to > band.from)
      .map(axes.aside)
      .map(({ from, to }) => ({ from: from - CLEARANCE, to: to + CLEARANCE })),
  )
  const met = taken.find(({ from, to }) => place.aside > from && place.aside < to)
  if (met === undefined) return place
  return { ...place, aside: place.aside > middle(met) ? met.to : met.from }
}

const CLEARANCE = 16

/** The first free stretch between two places. */
const gapBetween = (bands: readonly Span[], before: number, after: number): Span => {
  const from = Math.max(
    before,
    ...bands.filter(({ from: a, to }) => a < before && to > before).map(({ to }) => to),
  )
  const next = bands.map((band) => band.from).filter((start) => start >= from - 0.5)
  return { from, to: Math.max(from, Math.min(after, ...next)) }
}
