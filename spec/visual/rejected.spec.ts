/** A rejection stays until what it says is mended, or somebody accepts it all the same. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accept } from './accept.ts'
import { changeBaseline, misfits, readBaseline } from './baseline.ts'
import { hashOf, toPng } from './pixels.ts'
import { forgetRejections, readRejections, reject } from './rejected.ts'
import { rejectionOf } from './rejection.ts'
import { resultsIn, type Places, type Shot } from './results.ts'
import { paint } from './support/paint.ts'
import { countOf, lineOf } from './telling.ts'

const now = paint(6, 6, () => [8, 9, 9])
const shot: Shot = { story: 'a-b--one', variant: 'dark-390', state: 'changed', hash: hashOf(now) }
const other: Shot = { ...shot, variant: 'light-390' }
const mended: Shot = { ...shot, hash: 'a'.repeat(24) }

let places: Places
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'opale-rejected-'))
  places = { baseline: join(folder, 'baseline'), results: join(folder, 'results') }
  const old = paint(6, 6)
  changeBaseline(
    places.baseline,
    [shot, other].map((one) => ({ ...one, pixels: old })),
    '1',
  )
  const store = resultsIn(places.results)
  for (const one of [shot, other]) store.keepPicture('new', one, toPng(now))
  store.write({ stamp: 's', browser: '1', stories: {}, shots: [shot, other], groups: [] })
})
afterEach(() => rmSync(join(places.baseline, '..'), { recursive: true }))

const rejections = () => readRejections(places.baseline)

test('it is told with its reason, for this picture and for the next one of the same shot', () => {
  reject(places.baseline, [shot], ' The edge\nis gone  ')
  expect(rejectionOf(shot, rejections())).toEqual({ reason: 'The edge is gone', since: 'this' })
  expect(rejectionOf(mended, rejections())?.since).toBe('an earlier one')
  expect(rejectionOf(other, rejections())).toBeUndefined()
  expect(lineOf(shot, rejections())).toBe('a-b--one dark-390: changed, rejected: The edge is gone')
  expect(lineOf(mended, rejections())).toContain('its picture before was rejected: The edge')
  expect(countOf([shot, other], rejections())).toBe('2 changed; 1 of them rejected')
})

test('a new reason takes the place of the one before, none takes it back', () => {
  reject(places.baseline, [shot, other], 'One')
  reject(places.baseline, [shot], 'Another')
  expect(rejections().map(({ reason }) => reason)).toEqual(['Another', 'One'])
  reject(places.baseline, [shot, other], ' ')
  expect(rejections()).toEqual([])
  expect(misfits(places.baseline)).toEqual([])
})

test('what is rejected is left out of what is accepted, unless that is asked for', () => {
  reject(places.baseline, [shot], 'The edge is gone')
  const { pictures, rejected } = accept(() => true, { places })
  expect([pictures, rejected]).toEqual([1, [shot]])
  expect(rejections()).toHaveLength(1)
  expect(accept(() => true, { places, rejectedToo: true }).pictures).toBe(1)
  expect(rejections()).toEqual([])
  expect(hashOf(readBaseline(places.baseline).picture('a-b--one', 'dark-390')!)).toBe(hashOf(now))
})

test('another picture than the rejected one can be accepted, which settles it', () => {
  reject(places.baseline, [mended], 'The edge is gone')
  expect(accept(() => true, { places })).toMatchObject({ pictures: 2, rejected: [] })
  expect(rejections()).toEqual([])
})

test('a picture that is as accepted again has no rejection any more', () => {
  reject(places.baseline, [shot, other], 'The edge is gone')
  expect(forgetRejections(places.baseline, [other])).toBe(1)
  expect(rejections().map(({ variant }) => variant)).toEqual(['dark-390'])
})

test('nothing is rejected that cannot be accepted either; a file written by hand is read closely', () => {
  expect(
    reject(
      places.baseline,
      [
        { ...shot, state: 'same' },
        { ...other, state: 'error' },
      ],
      'x',
    ),
  ).toBe(0)
  const file = join(places.baseline, 'rejected.txt')
  writeFileSync(file, '../x--y dark-390 none no\n')
  expect(rejections).toThrow('this rejects no picture')
  writeFileSync(file, 'a-b--one dark-390 none no')
  expect(rejections()).toHaveLength(1)
  expect(readFileSync(file, 'utf8')).toBe('a-b--one dark-390 none no')
})
