/** Names of outputs in a template's diagram: on their wires, and over nothing that one reads. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textWidth } from '../site/prerender/diagram/text-width.ts'
import { drawFlow } from '../site/prerender/flow/draw-flow.ts'
import { boxOf, labelPlaces, overlap, type Box } from '../site/prerender/flow/label-places.ts'
import { build, linksIn, namesIn } from '../site/workflows/builder/build.ts'
import { outputNames } from '../site/workflows/library/output-names.ts'
import type { Recipe } from '../site/workflows/recipes/recipe.ts'
import { LANGUAGES, recipes } from './workflows/all-recipes.ts'

type Language = (typeof LANGUAGES)[number]

/** A label that nothing else in the drawing says. */
const MARK = '\u2023'

const drawn = (slug: string, recipe: Recipe, language: Language): string => {
  const keys = new Map([...namesIn(recipe, language)].map(([key, name]) => [name, key]))
  const nodes = build(recipe, slug, language).nodes.flatMap(({ name, position: [x, y] }) => {
    const key = keys.get(name)
    return key === undefined ? [] : [{ key, name, x, y, sign: { letters: '' }, starts: false }]
  })
  const wires = linksIn(recipe).map(({ from, to, kind, output }) => {
    const outputs = outputNames(recipe, from, language)
    const isNamed = kind === 'main' && outputs.length > 1
    return {
      from,
      to,
      kind: kind === 'main' ? ('plain' as const) : ('part' as const),
      ...(isNamed && { label: outputs[output]! + MARK }),
    }
  })
  return drawFlow(nodes, wires, recipe[language].title)
}

const TEXTS = /<text [^>]*x="(-?\d+)" y="(-?\d+)">([^<]+)<\/text>/gu
const BOXES = /<rect [^>]*x="(-?\d+)" y="(-?\d+)" width="(\d+)" height="(\d+)"/gu

/** What is written in a drawing, with the room that it takes. */
const seenIn = (svg: string) => {
  const texts = [...svg.matchAll(TEXTS)].map(([, x, y, text]) => ({
    x: Number(x),
    y: Number(y),
    text: text!,
  }))
  const nodes = [...svg.matchAll(BOXES)].map(([, ...numbers]): Box => {
    const [left, top, width, height] = numbers.map(Number) as [number, number, number, number]
    return { left, top, right: left + width, bottom: top + height }
  })
  const labels = texts
    .filter(({ text }) => text.endsWith(MARK))
    .map(({ x, y, text }) => ({ text, box: boxOf([x, y], textWidth(text, 21)) }))
  const names = texts
    .filter(({ text }) => !text.endsWith(MARK))
    .map(({ x, y, text }): Box => {
      const half = textWidth(text, 23) / 2
      return { left: x - half, top: y - 17, right: x + half, bottom: y + 5 }
    })
  return { labels, others: [...nodes, ...names] }
}

describe('names of outputs', () => {
  test('lie over no node, no name and not over each other, in any template', () => {
    const hidden = recipes.flatMap(({ slug, recipe }) =>
      LANGUAGES.flatMap((language) => {
        const { labels, others } = seenIn(drawn(slug, recipe, language))
        return labels.flatMap(({ text, box }, at) =>
          [...others, ...labels.slice(0, at).map((label) => label.box)].some(
            (other) => overlap(box, other) > 0,
          )
            ? [`${slug} (${language}): ${text}`]
            : [],
        )
      }),
    )
    expect(hidden).toEqual([])
  })

  test('stand halfway where nothing is in the way, and clear of one thing that is', () => {
    const along = (share: number) => [share * 400, share * 200] as const
    const [free] = labelPlaces([{ width: 40, along }], [])
    expect(free).toEqual([200, 106])
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: 450 }),
        fc.integer({ min: -100, max: 250 }),
        (left, top) => {
          const thing = { left, top, right: left + 96, bottom: top + 96 }
          const [at] = labelPlaces([{ width: 40, along }], [thing])
          expect(overlap(boxOf(at!, 40), thing)).toBe(0)
        },
      ),
    )
  })
})
