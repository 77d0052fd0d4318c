import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeBaseline, misfits, readBaseline, type Change } from './baseline.ts'
import { hashOf } from './pixels.ts'
import { paint } from './support/paint.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opale-baseline-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const red = paint(8, 4, () => [200, 0, 0])
const blue = paint(8, 5, () => [0, 0, 200])
const change = (story: string, variant: string, pixels: Change['pixels']) => ({
  story,
  variant,
  pixels,
})
const names = () =>
  [...readBaseline(folder).index].map(([story, variants]) => [story, ...variants.keys()])

describe('baselines', () => {
  test('come back as they were accepted, with the browser that took them', () => {
    changeBaseline(
      folder,
      [
        change('a-button--plain', 'dark-390', red),
        change('a-button--plain', 'light-390', blue),
        change('a-link--plain', 'dark-390', blue),
      ],
      '147.0.0',
    )
    const { browser, picture } = readBaseline(folder)
    expect(browser).toBe('147.0.0')
    expect(hashOf(picture('a-button--plain', 'light-390')!)).toBe(hashOf(blue))
    expect(hashOf(picture('a-link--plain', 'dark-390')!)).toBe(hashOf(blue))
    expect(picture('a-link--plain', 'light-390')).toBeUndefined()
    expect(picture('a-chip--plain', 'dark-390')).toBeUndefined()
    expect(misfits(folder)).toEqual([])
  })

  test('the same picture is kept once', () => {
    const noisy = paint(90, 90, (x, y) => [(x * y * 7) & 255, (x * x) & 255, (y * x * x) & 255])
    changeBaseline(folder, [change('a-b--one', 'dark-390', noisy)], '1')
    const size = () => statSync(join(folder, 'a-b.shots')).size
    const once = size()
    changeBaseline(folder, [change('a-b--two', 'dark-390', noisy)], '1')
    expect(size()).toBe(once)
    expect(names()).toEqual([
      ['a-b--one', 'dark-390'],
      ['a-b--two', 'dark-390'],
    ])
  })

  test('change one by one; what is no more goes, to the last file', () => {
    changeBaseline(
      folder,
      [change('a-b--one', 'dark-390', red), change('a-b--two', 'dark-390', blue)],
      '1',
    )
    changeBaseline(folder, [change('a-b--two', 'dark-390', red)], '1')
    expect(hashOf(readBaseline(folder).picture('a-b--two', 'dark-390')!)).toBe(hashOf(red))
    changeBaseline(folder, [change('a-b--one', 'dark-390', undefined)], '1')
    expect(names()).toEqual([['a-b--two', 'dark-390']])
    expect(hashOf(readBaseline(folder).picture('a-b--two', 'dark-390')!)).toBe(hashOf(red))
    changeBaseline(folder, [change('a-b--two', 'dark-390', undefined)], '1')
    expect(readdirSync(folder)).toEqual(['index.txt'])
    expect(names()).toEqual([])
  })

  test.each([
    ['../../etc--passwd', 'dark-390'],
    ['a/b--c', 'dark-390'],
    ['a-b--c', '../dark-390'],
    ['a-b--c', 'dark-390.png'],
    ['a-b', 'dark-390'],
    ['a-b--c\nx-y--z', 'dark-390'],
    ['A-b--c', 'dark-390'],
    ['', ''],
  ])('nothing is written for what is no id: %j %j', (story, variant) => {
    expect(() => changeBaseline(folder, [change(story, variant, red)], '1')).toThrow('no picture')
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([
    '../x--y dark-390 aaaaaaaaaaaaaaaaaaaaaaaa',
    'x--y dark-390 ../../key',
    'x--y dark-390',
  ])('an index that somebody wrote by hand is refused: %s', (line) => {
    writeFileSync(join(folder, 'index.txt'), `browser 1\n${line}\n`)
    expect(() => readBaseline(folder)).toThrow('this names no picture')
  })

  test('a file that is not whole is named', () => {
    changeBaseline(folder, [change('a-b--one', 'dark-390', red)], '1')
    writeFileSync(join(folder, 'a-b.shots'), 'gone')
    expect(() => readBaseline(folder).picture('a-b--one', 'dark-390')).toThrow(/a-b\.shots cannot/u)
    rmSync(join(folder, 'a-b.shots'))
    expect(misfits(folder)).toEqual(['a-b.shots is missing'])
    cpSync(join(folder, 'index.txt'), join(folder, 'c-d.shots'))
    expect(misfits(folder)).toContain('c-d.shots is of no story')
  })
})
