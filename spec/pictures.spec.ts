/** Pictures of pages: each belongs to what its page is about. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIGHTS, PLACES, POSES, SCENE_MOODS } from '../site/content/scene.ts'
import { round, wide } from '../site/prerender/scene/draw.ts'
import { PAGES } from '../site/routes/table.ts'
import { color, THEMES } from '../ui/theme/tokens.ts'
import type { BuiltPage } from './support/built-page.ts'
import { CLIENT } from './support/dist.ts'
import { pictureOf } from './support/picture.ts'
import { everyPage } from './support/every-page.ts'

const { note } = everyPage()
const shown = note((page) => ({ id: page.data?.id, pictures: picturesOf(page) }))

describe('a picture', () => {
  test('stands on five pages at most, its aliases and its other language being one with it', () => {
    const places = new Map<string, Set<string>>()
    for (const [address, { id = address, pictures }] of shown)
      for (const picture of pictures)
        places.set(picture, (places.get(picture) ?? new Set<string>()).add(id))
    const repeated = [...places].filter(([, pages]) => pages.size > MOST_PAGES)
    expect(repeated.map(([picture, pages]) => [picture.slice(0, 120), ...pages])).toEqual([])
    expect(places.size).toBeGreaterThan(200)
  })

  test.each(PAGES.filter(({ screen }) => SCENIC.has(screen)))(
    'of Opale is another on $id than on any other page',
    ({ id, scene }) => {
      const same = PAGES.filter((page) => JSON.stringify(page.scene) === JSON.stringify(scene))
      expect(scene).toBeDefined()
      expect(same.map((page) => page.id)).toEqual([id])
    },
  )
})

/** The screens that show a scene. */
const SCENIC: ReadonlySet<string> = new Set([
  'article',
  'comparison',
  'question',
  'service',
  'services',
  'tool',
  'use-case',
])

describe('a scene', () => {
  const scenes = fc.record({
    place: fc.constantFrom(...PLACES),
    pose: fc.constantFrom(...POSES),
    mood: fc.constantFrom(...SCENE_MOODS),
    light: fc.constantFrom(...LIGHTS),
  })
  const themes = fc.constantFrom(...THEMES)

  test('weighs 2 KB at most, whatever it is composed of', () => {
    fc.assert(
      fc.property(scenes, themes, fc.constantFrom(wide, round), (scene, theme, draw) => {
        const svg = draw(scene, { theme, ink: (name) => color[theme][name] })
        expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(2048)
      }),
    )
  })

  test.each(PLACES)('shows another picture at %s with another light, pose or mood', (place) => {
    const pixels = (pose: (typeof POSES)[number], light: (typeof LIGHTS)[number], mood = 'happy') =>
      pictureOf(
        wide(
          { place, pose, mood: mood as 'happy', light },
          { theme: 'dark', ink: (name) => color.dark[name] },
        ),
        { fitTo: { mode: 'width', value: 155 } },
      )
        .render()
        .pixels.toString('base64')
    const pictures = [
      ...POSES.map((pose) => pixels(pose, 'moon')),
      ...LIGHTS.slice(1).map((light) => pixels('listens', light)),
      pixels('listens', 'moon', 'curious'),
    ]
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})

const MOST_PAGES = 5

/**
 * What `<main>` shows that is drawn: header, corner and footer are the same everywhere. Neither an
 * icon, of 64 units at most, nor a line of the page: the thread below a title, a meter, what ties two
 * words together.
 */
const picturesOf = ({ html, data }: BuiltPage): readonly string[] => {
  const main = /<main.*<\/main>/su.exec(html)?.[0] ?? ''
  // A template's shape goes with its card to every list that names it.
  const inline = [...main.matchAll(/<svg (?![^>]*data-shape).*?<\/svg>/gsu)].map(([svg]) => svg)
  const files = [...main.matchAll(/<img [^>]*src="(\/[^"]*\.svg)"/gu)].map(([, file]) => file!)
  // A tool shows its own once one has begun.
  const still = data?.still ? [`/opale/${data.still}.dark.svg`] : []
  return [
    ...inline.filter((svg) => largest(svg) > ICON && strokesOf(svg) > LINE).map(withoutNames),
    ...[...files, ...still].map((file) => readFileSync(join(CLIENT, file), 'utf8')),
  ]
}

const ICON = 64
const LINE = 2

const largest = (svg: string): number =>
  Math.max(...(/viewBox="[^ ]+ [^ ]+ ([^"]+)"/u.exec(svg)?.[1] ?? '0').split(' ').map(Number))

const strokesOf = (svg: string): number =>
  svg.match(/<(path|rect|circle|ellipse|line|polyline|polygon|text)\b/gu)?.length ?? 0

/** Ids differ from page to page. */
const withoutNames = (svg: string): string =>
  [...svg.matchAll(/ id="([^"]+)"/gu)].reduce((rest, [, id]) => rest.replaceAll(id!, ''), svg)
