/** Opale's drawing: told apart when small, whole in her frame, light to carry. */
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { characterMarkup } from '../../ui/companion/character/markup.ts'
import {
  type Crop,
  figure,
  type Mood,
  MOODS,
  SLOTS,
  type Stage,
  STAGES,
  wardrobe,
  type Wear,
} from '../../ui/companion/character/index.ts'
import { color, THEMES, type Theme } from '../../ui/theme/tokens.ts'
import { bundle } from '../engine/support/bundle.ts'
import { pictureOf } from '../support/picture.ts'

const SMALL = 48
/** Share of the picture's pixels in which two figures must differ at least. */
const APART = 0.03
/** A difference that one sees, in steps of a channel's 255. */
const SEEN = 32

/** Each thing she can wear, alone. */
const OUTFITS: readonly Wear[] = SLOTS.flatMap((slot) =>
  Object.keys(wardrobe[slot]).map((item) => ({ [slot]: item })),
)

const pixelsOf = (
  mood: Mood,
  stage: Stage,
  theme: Theme,
  size: number,
  crop: Crop = 'full',
): Uint8Array => {
  const markup = characterMarkup(mood, stage, { size, theme, crop })
  return pictureOf(markup, { background: color[theme].ground }).render().pixels
}

const difference = (one: Uint8Array, other: Uint8Array): number => {
  let count = 0
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > SEEN))
      count++
  return count / (one.length / 4)
}

/** Pairs that one would take for each other. */
const alike = <T extends string>(names: readonly T[], draw: (name: T) => Uint8Array) => {
  const all = names.map((name) => [name, draw(name)] as const)
  return all.flatMap(([name, pixels], index) =>
    all
      .slice(index + 1)
      .filter(([, other]) => difference(pixels, other) < APART)
      .map(([other]) => `${name} and ${other}`),
  )
}

describe.each(THEMES)('on %s ground', (theme) => {
  test.each(STAGES)(`every pair of moods differs at ${SMALL} px, as a %s`, (stage) => {
    expect(alike(MOODS, (mood) => pixelsOf(mood, stage, theme, SMALL))).toEqual([])
  })

  test.each([
    [SMALL, 'full'],
    [32, 'full'],
    [32, 'head'],
  ] as const)('every pair of stages differs at %i px, %s, in every mood', (size, crop) => {
    for (const mood of MOODS)
      expect(
        alike(STAGES, (stage) => pixelsOf(mood, stage, theme, size, crop)),
        mood,
      ).toEqual([])
  })
})

// The frame that fits a stage lies within the one that all stages share.
describe('nothing is cut off', () => {
  test.each(STAGES)('in any mood, as a %s', (stage) => {
    expect(MOODS.filter((mood) => reachesOut(mood, stage))).toEqual([])
  })

  test.each(OUTFITS)('whatever her stage, in %o', (wear) => {
    const moods = ['ecstatic', 'melancholy', 'critical'] as const
    const cut = STAGES.filter((stage) => moods.some((mood) => reachesOut(mood, stage, wear)))
    expect(cut).toEqual([])
  })
})

test('she looks where she is told to, and blinks in any mood', () => {
  const looking = (options: Parameters<typeof figure>[2]) =>
    JSON.stringify(figure('happy', 'teen', options))
  expect(looking({ gaze: [1, 0] })).not.toBe(looking({ gaze: [-1, 0] }))
  expect(looking({ gaze: [0, 0] })).toBe(looking({}))
  expect(looking({ blink: true })).not.toBe(looking({}))
})

test('all moods are drawn with the same commands, so that one can flow into the next', () => {
  const commands = (mood: Mood) =>
    figure(mood, 'adult', {}).shapes.flatMap(function paths({
      part,
      attributes,
      children,
    }): string[] {
      const own = FLOWING.has(part)
        ? [`${part} ${String(attributes['d']).replace(/[^a-z]/giu, '')}`]
        : []
      return [...own, ...(children ?? []).flatMap(paths)]
    })
  // An arm may pass before the face in one mood and behind it in another.
  for (const mood of MOODS)
    expect(commands(mood).toSorted(), mood).toEqual(commands('neutral').toSorted())
})

test('a still says what it shows, and needs no style sheet', () => {
  const still = characterMarkup('happy', 'child', { theme: 'light', label: 'Opale & « moi »' })
  expect(still).toContain('role="img" aria-label="Opale &amp; « moi »"')
  expect(still).not.toMatch(/class=|style=/u)
})

test('the drawing weighs 8 KB: minified, gzip', async () => {
  const code = await bundle(
    "export { characterMarkup } from '../../../ui/companion/character/markup.ts'",
  )
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(8 * 1024)
})

/** Parts that every mood has. */
const FLOWING = new Set([
  'skull',
  'eyes',
  'lashes',
  'mouth',
  'brows',
  'curl',
  'gown',
  'left',
  'right',
])

/** Whether something is drawn beyond the frame: one pixel of the outline's edge may be. */
function reachesOut(mood: Mood, stage: Stage, wear: Wear = {}): boolean {
  const options = { crop: 'fit', wear } as const
  const [x, y, side] = figure(mood, stage, options).box
  const [around, last] = [side + 2 * ROOM, side + ROOM]
  const markup = characterMarkup(mood, stage, { ...options, size: side })
    .replace(/viewBox="[^"]+"/u, `viewBox="${x - ROOM} ${y - ROOM} ${around} ${around}"`)
    .replace(/ width="\d+" height="\d+"/u, ` width="${around}" height="${around}"`)
  const { pixels } = pictureOf(markup).render()
  const isInked = (column: number, row: number) => pixels[4 * (row * around + column) + 3]! > 40
  const lines = Array.from({ length: around }, (_, line) => line)
  return lines
    .filter((line) => line < ROOM - 1 || line > last)
    .some((out) => lines.some((line) => isInked(out, line) || isInked(line, out)))
}
const ROOM = 30
