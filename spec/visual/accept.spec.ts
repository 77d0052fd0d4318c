import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accept } from './accept.ts'
import { changeBaseline, readBaseline } from './baseline.ts'
import { hashOf, toPng } from './pixels.ts'
import { merged, resultsIn, type Places, type Results, type Shot } from './results.ts'
import { paint } from './support/paint.ts'

const old = paint(6, 6, () => [9, 9, 9])
const now = paint(6, 7, () => [8, 9, 9])

let places: Places
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'opale-accept-'))
  places = { baseline: join(folder, 'baseline'), results: join(folder, 'results') }
  const shot = (story: string, state: Shot['state']): Shot => ({
    story,
    variant: 'dark-390',
    state,
  })
  const shots = [
    shot('a-b--changed', 'changed'),
    shot('a-b--new', 'new'),
    shot('a-b--gone', 'removed'),
    shot('a-b--same', 'same'),
    shot('c-d--broken', 'error'),
    shot('c-d--new', 'new'),
  ]
  const before = shots.filter(({ state }) => state !== 'new' && state !== 'error')
  changeBaseline(
    places.baseline,
    before.map((one) => ({ ...one, pixels: old })),
    '1',
  )
  const store = resultsIn(places.results)
  for (const one of shots.filter(({ state }) => ['changed', 'new'].includes(state)))
    store.keepPicture('new', one, toPng(now))
  store.write(results(shots))
})
afterEach(() => rmSync(join(places.baseline, '..'), { recursive: true }))

const results = (shots: readonly Shot[]): Results => ({
  stamp: 's',
  browser: '2',
  stories: {},
  shots,
  groups: [],
})
const kept = () =>
  Object.fromEntries(
    [...readBaseline(places.baseline).index].map(([story, shots]) => [
      story,
      shots.get('dark-390'),
    ]),
  )
const states = () =>
  resultsIn(places.results)
    .read()
    ?.shots.map(({ story, state }) => `${story} ${state}`)

test('everything: what changed and what is new is expected from now on, what is gone is dropped', () => {
  const { pictures, pruned, refused } = accept(() => true, { places })
  expect([pictures, pruned, refused.map(({ story }) => story)]).toEqual([3, 1, ['c-d--broken']])
  const [before, after] = [hashOf(old), hashOf(now)]
  expect(kept()).toEqual({
    'a-b--changed': after,
    'a-b--new': after,
    'a-b--same': before,
    'c-d--new': after,
  })
  expect(states()).toEqual([
    'a-b--changed same',
    'a-b--new same',
    'a-b--same same',
    'c-d--broken error',
    'c-d--new same',
  ])
  expect(resultsIn(places.results).picture('new', { story: 'a-b--new', variant: 'dark-390' })).toBe(
    undefined,
  )
  expect(accept(() => true, { places }).pictures).toBe(0)
})

test('some: all others stay to be reviewed', () => {
  expect(accept(({ story }) => story.startsWith('c-d'), { places }).pictures).toBe(1)
  expect(Object.keys(kept())).toEqual(['a-b--changed', 'a-b--gone', 'a-b--same', 'c-d--new'])
  expect(kept()['a-b--changed']).toBe(hashOf(old))
  expect(states()).toContain('a-b--gone removed')
})

test('without results, or without the picture, nothing is accepted', () => {
  resultsIn(places.results).dropPictures({ story: 'a-b--new', variant: 'dark-390' })
  expect(accept(({ story }) => story === 'a-b--new', { places }).pictures).toBe(0)
  resultsIn(places.results).clear()
  expect(accept(() => true, { places })).toEqual({
    pictures: 0,
    pruned: 0,
    refused: [],
    rejected: [],
  })
})

test('a look at some stories leaves what the others were, unless the sources changed since', () => {
  const before = results([
    { story: 'a--x', variant: 'dark-390', state: 'changed' },
    { story: 'b--x', variant: 'dark-390', state: 'new' },
  ])
  const again = results([{ story: 'b--x', variant: 'dark-390', state: 'same' }])
  expect(merged(before, again).shots.map(({ state }) => state)).toEqual(['changed', 'same'])
  expect(merged({ ...before, stamp: 'older' }, again).shots).toEqual(again.shots)
  expect(merged(undefined, again).shots).toEqual(again.shots)
})
