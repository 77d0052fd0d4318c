// @vitest-environment jsdom
/** Diagrams drawn from data: nothing covers anything, and each says in words what it shows. */
import { brotliCompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Diagram } from '../site/content/diagram.ts'
import { check } from '../site/prerender/diagram/check.ts'
import { MOST_WIDTH, narrowLayout, wideLayout } from '../site/prerender/diagram/choose-layout.ts'
import { graphIn } from '../site/prerender/diagram/graph.ts'
import { labelBox } from '../site/prerender/diagram/labels.ts'
import type { Drawing } from '../site/prerender/diagram/layout.ts'
import { piecesOf } from '../site/prerender/diagram/route.ts'
import { rag } from '../stories/sample/diagrams/rag.ts'
import { support } from '../stories/sample/diagrams/support.ts'
import { workflow } from '../stories/sample/diagrams/workflow.ts'
import { htmlOf, problemsOf } from './support/markdown.ts'

/** `npm run verify` tries more. */
const RUNS = process.env['VERIFY'] === '1' ? 1000 : 40

const SAMPLES = { rag, support, workflow }
const LANGUAGES = ['fr', 'en'] as const
const as = (diagram: unknown) => ({
  diagrams: new Map([['a', { file: 'a.diagram.ts', diagram }]]),
})
const shown = (diagram: unknown, language: 'fr' | 'en' = 'fr') =>
  new DOMParser().parseFromString(htmlOf('::diagram[a]', language, as(diagram)), 'text/html')

const both = (text: string) => ({ fr: text, en: text })

/** Any nodes and edges between them, circles too. */
const anyDiagram = fc
  .record({
    count: fc.integer({ min: 2, max: 7 }),
    ends: fc.array(fc.tuple(fc.nat(6), fc.nat(6), fc.constantFrom('main', 'plain', 'rare')), {
      maxLength: 8,
    }),
    grouped: fc.constantFrom('none', 'some', 'all'),
  })
  .map(({ count, ends, grouped }): Diagram => {
    const name = (index: number) => `n${index % count}`
    const extra = ends
      .map(([from, to, kind]) => ({
        from: name(from),
        to: name(to),
        kind: kind as 'main' | 'rare',
      }))
      .filter(({ from, to }) => from !== to && Number(to.slice(1)) !== Number(from.slice(1)) + 1)
      .filter(
        ({ from, to }, index, all) =>
          all.findIndex((edge) => edge.from === from && edge.to === to) === index,
      )
    // Each node is on some edge.
    const chain = Array.from({ length: count - 1 }, (_, i) => ({ from: name(i), to: name(i + 1) }))
    const groupOf = (index: number) =>
      grouped === 'none' || (grouped === 'some' && index > 1)
        ? {}
        : { group: index < count / 2 ? 'g' : 'h' }
    const nodes = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        name(i),
        { name: both(`Étape ${i}`), ...groupOf(i) },
      ]),
    )
    const used = new Set(
      Object.values(nodes).flatMap((node) => ('group' in node ? [node.group] : [])),
    )
    return {
      title: both('Un schéma'),
      groups: Object.fromEntries([...used].map((id) => [id, { name: both('Groupe') }])),
      nodes,
      edges: [...chain, ...extra],
    }
  })

const drawings = (diagram: Diagram): readonly Drawing[] => {
  const graph = graphIn(diagram, 'fr', (text) => text)
  return [wideLayout(graph), narrowLayout(graph)]
}

describe('a layout', () => {
  const inside =
    ({ width, height }: Drawing) =>
    (x: number, y: number) =>
      x >= 0 && y >= 0 && x <= width && y <= height

  test('puts no node on another, and all of it inside its frame', () => {
    fc.assert(
      fc.property(anyDiagram, (diagram) => {
        for (const drawing of drawings(diagram)) {
          const { nodes, groups, ways } = drawing
          const holds = inside(drawing)
          for (const box of [...nodes, ...groups])
            expect(holds(box.x, box.y) && holds(box.x + box.width, box.y + box.height)).toBe(true)
          for (const { x, y } of ways.flatMap(({ points }) => points))
            expect(holds(x, y)).toBe(true)
          for (const [i, a] of nodes.entries())
            for (const b of nodes.slice(i + 1))
              expect([
                a.id,
                b.id,
                a.x < b.x + b.width &&
                  b.x < a.x + a.width &&
                  a.y < b.y + b.height &&
                  b.y < a.y + a.height,
              ]).toEqual([a.id, b.id, false])
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('leads every edge from its source to its target, level and upright', () => {
    const touches = (
      x: number,
      y: number,
      box: { x: number; y: number; width: number; height: number },
    ) =>
      x >= box.x - 0.5 &&
      x <= box.x + box.width + 0.5 &&
      y >= box.y - 0.5 &&
      y <= box.y + box.height + 0.5
    fc.assert(
      fc.property(anyDiagram, (diagram) => {
        for (const { nodes, ways } of drawings(diagram)) {
          expect(ways).toHaveLength(diagram.edges.length)
          for (const { edge, points } of ways) {
            const [source, target] = [edge.from, edge.to].map((id) =>
              nodes.find((node) => node.id === id)!,
            )
            expect(touches(points[0]!.x, points[0]!.y, source!)).toBe(true)
            expect(touches(points.at(-1)!.x, points.at(-1)!.y, target!)).toBe(true)
            for (const [i, { x, y }] of points.slice(1).entries())
              expect(Math.min(Math.abs(x - points[i]!.x), Math.abs(y - points[i]!.y))).toBe(0)
          }
        }
      }),
      { numRuns: RUNS },
    )
  })

  test.each(Object.entries(SAMPLES))('of %s fits beside a text and on a phone', (_, diagram) => {
    for (const language of LANGUAGES) {
      const graph = graphIn(diagram, language, (text) => text)
      expect(wideLayout(graph)).toMatchObject({ direction: 'across' })
      expect(wideLayout(graph).width).toBeLessThanOrEqual(MOST_WIDTH.wide)
      expect(narrowLayout(graph)).toMatchObject({ direction: 'down' })
      expect(narrowLayout(graph).width).toBeLessThanOrEqual(MOST_WIDTH.narrow)
    }
  })
})

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const covers = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const ofTheSite = import.meta.glob<Diagram>('../site/content/*/*.diagram.ts', {
  eager: true,
  import: 'default',
})

describe('a drawing', () => {
  test('of the site has words that stand on nothing, and no way that runs through them or a node', () => {
    expect(Object.keys(ofTheSite).length).toBeGreaterThan(50)
    for (const [file, diagram] of Object.entries(ofTheSite))
      for (const language of LANGUAGES) {
        const graph = graphIn(diagram, language, (text) => text)
        for (const { nodes, ways } of [wideLayout(graph), narrowLayout(graph)]) {
          const words = ways.flatMap((way) => labelBox(way).map((box) => [way, box] as const))
          for (const [way, box] of words) {
            const others = words.flatMap(([, other]) => (other === box ? [] : [other]))
            const under = [...nodes, ...others, ...ways.flatMap(piecesOf)].filter((other) =>
              covers(box, other),
            )
            expect([file, language, way.edge.label, under]).toEqual([
              file,
              language,
              way.edge.label,
              [],
            ])
          }
          for (const { edge, ...way } of ways)
            for (const { width, height } of piecesOf(way))
              expect([file, language, edge.from, edge.to, Math.min(width, height)]).toEqual([
                file,
                language,
                edge.from,
                edge.to,
                0,
              ])
          for (const piece of ways.flatMap(piecesOf))
            for (const { id, x, y, width, height } of nodes) {
              // It touches the outline of those that it ties together.
              const inner = { x: x + 1, y: y + 1, width: width - 2, height: height - 2 }
              expect([file, language, id, covers(piece, inner)]).toEqual([
                file,
                language,
                id,
                false,
              ])
            }
        }
      }
  })

  test('has no label where its thread curls', () => {
    const labelled = (loop: boolean) => ({
      title: both('Un'),
      nodes: { a: { name: both('A') }, b: { name: both('B') } },
      edges: [{ from: 'a', to: 'b', kind: 'main', label: both('payer'), loop }],
    })
    for (const layOut of [wideLayout, narrowLayout]) {
      const side = (loop: boolean) =>
        layOut(graphIn(labelled(loop) as Diagram, 'fr', (text) => text)).ways[0]?.side
      // The curl is above a level edge, after an upright one.
      expect([side(false), side(true)]).toEqual(
        layOut === wideLayout ? ['above', 'below'] : ['after', 'before'],
      )
    }
  })

  test.each(Object.entries(SAMPLES))('of %s weighs at most 2 KB', (_, diagram) => {
    for (const language of LANGUAGES) {
      const html = htmlOf('::diagram[a]', language, as(diagram))
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(2048)
    }
  })

  test('is told in words, step by step, in the page’s language', () => {
    const steps = [...shown(rag).querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(steps.slice(0, 2)).toEqual([
      'La nuit\u00A0: Fichiers (PDF, pages, fiches). Ensuite\u00A0: Découper',
      'Découper (par titre). Ensuite\u00A0: Vectoriser',
    ])
    expect(steps.at(-1)).toBe('Une personne (reprend la main, une personne décide)')
    expect(shown(rag, 'en').querySelector('li')?.textContent).toBe(
      'At night: Files (PDFs, pages, notes). Then: Split',
    )
  })

  test('is hidden from who hears it, and has a caption', () => {
    const document = shown(workflow)
    const drawn = [...document.querySelectorAll('svg')]
    expect(drawn.map((svg) => svg.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
    expect(document.querySelector('figcaption')?.textContent).toMatch(/^Flux n8n, chemin d’erreur/u)
  })

  test('has the theme’s colours alone', () => {
    expect(htmlOf('::diagram[a]', 'fr', as(rag))).not.toMatch(
      /#[0-9a-f]{3,8}\b(?!["-])|rgb|style=/u,
    )
  })
})

describe('an author of a diagram is told of', () => {
  const good = {
    title: both('Un'),
    nodes: { a: { name: both('A') }, b: { name: both('B') } },
    edges: [{ from: 'a', to: 'b' }],
  }
  test.each([
    [
      'a node that is not there',
      { ...good, edges: [...good.edges, { from: 'a', to: 'bb' }] },
      'edges.1: there is no node « bb ». Did you mean « b »?',
    ],
    [
      'a group that is not there',
      {
        ...good,
        groups: { g: { name: both('G') } },
        nodes: { a: { name: both('A'), group: 'g' }, b: { name: both('B'), group: 'gg' } },
      },
      'nodes.b.group: there is no group « gg ». Did you mean « g »?',
    ],
    ['a missing language', { ...good, title: { fr: 'Un' } }, 'title.en is missing'],
    [
      'a name that is too long',
      {
        ...good,
        nodes: { ...good.nodes, a: { name: both('Un nom bien trop long pour une boîte') } },
      },
      'nodes.a.name.fr is longer than 22 characters',
    ],
    [
      'a node on no edge',
      { ...good, nodes: { ...good.nodes, c: { name: both('C') } } },
      'nodes.c is on no edge: lead one to it, or take the node out',
    ],
    [
      'an edge to itself',
      { ...good, edges: [...good.edges, { from: 'a', to: 'a' }] },
      'edges.1 leads from « a » to itself: name another node',
    ],
    [
      'the same edge twice',
      { ...good, edges: [...good.edges, ...good.edges] },
      'edges.1 is edges.0 again: keep one of them',
    ],
    [
      'a group of nothing',
      { ...good, groups: { g: { name: both('G') } } },
      "groups.g has no node: give one { group: 'g' }, or take the group out",
    ],
    [
      'two loops',
      {
        ...good,
        edges: [
          { from: 'a', to: 'b', loop: true },
          { from: 'b', to: 'a', loop: true },
        ],
      },
      'edges: more than one has a loop',
    ],
  ])('%s', (_, diagram, told) => {
    expect(check(good).wrong).toBeUndefined()
    expect(problemsOf('::diagram[a]', as(diagram))).toContain(`a.diagram.ts: ${told}`)
  })

  test('a name that no file has, and a drawing too wide for a phone', () => {
    expect(problemsOf('::diagram[b]', as(good))).toEqual([
      'a.fr.md:1: there is no diagram beside the text called « b ». Did you mean « a »?',
    ])
    const names = ['c', 'd', 'e', 'f']
    const wide = {
      ...good,
      nodes: Object.fromEntries(
        ['a', ...names].map((id) => [id, { name: both('Un nom assez long') }]),
      ),
      edges: names.map((to) => ({ from: 'a', to })),
    }
    expect(problemsOf('::diagram[a]', as(wide))).toEqual([
      expect.stringMatching(/^a\.diagram\.ts: is \d+ px wide on a phone in fr: 400 at most\./u),
    ])
  })
})
