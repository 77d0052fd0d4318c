import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { A, after, born } from './support/lives.ts'
import { analyticsA } from '#engine'

/** The calendar of the platform, which the engine may not ask. */
const iso = (at: number): string => new Date(at).toISOString().split('T')[0]!
const anyMoment = fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 })

describe('the calendar', () => {
  test('a birthdate is the day that the platform names, in every age', () => {
    fc.assert(
      fc.property(anyMoment, (at) => {
        expect(A.create({ seed: '', at }).pet.profile.birthdate).toBe(iso(at))
      }),
      { numRuns: 500 },
    )
  })
  test('so it is at both ends of the years that four digits write', () => {
    const ends = [
      -62_167_219_200_000, -62_167_219_200_001, 253_402_300_799_999, 253_402_300_800_000,
    ]
    for (const at of ends) expect(A.create({ seed: '', at }).pet.profile.birthdate).toBe(iso(at))
  })
  test('days alive are whole days, over any span', () => {
    fc.assert(
      fc.property(anyMoment, anyMoment, (one, two) => {
        const [from, to] = [Math.min(one, two), Math.max(one, two)]
        const { pet } = A.create({ seed: '', at: from })
        const days = Math.floor(to / 86_400_000) - Math.floor(from / 86_400_000)
        expect(analyticsA(pet, to).daysAlive).toBe(days)
        expect(analyticsA(pet, from).daysAlive).toBe(0)
      }),
      { numRuns: 300 },
    )
  })
  test('without a birthdate no day is counted', () => {
    const unborn = born('A', { profile: { birthdate: null } })
    expect(analyticsA(unborn.pet, 86_400_000).daysAlive).toBe(0)
  })
  test('before birth nobody has an age', () => {
    const unborn = born('A', { profile: { birthdate: '1980-06-01' } })
    expect(analyticsA(unborn.pet, 0).daysAlive).toBe(0)
    const years = (at: number): number =>
      A.step(unborn, { at, command: { type: 'tick' } }).next.pet.profile.age
    expect([Date.UTC(1975, 0), Date.UTC(1981, 4, 31), Date.UTC(1981, 5, 1)].map(years)).toEqual([
      0, 0, 1,
    ])
  })
  test('a year is full at midnight, though she was seen a moment before', () => {
    const midnight = Date.UTC(1971, 0, 1)
    const inputs = [midnight - 1, midnight].map(
      (at) => ({ at, command: { type: 'tick' } }) as const,
    )
    const ages = inputs.map(
      (_, last) => A.run(born('A'), inputs.slice(0, last + 1)).pet.profile.age,
    )
    expect(ages).toEqual([0, 1])
    const eve = A.step(born('A'), inputs[0]!).next
    expect([eve, A.step(eve, inputs[1]!).next].map(({ pet }) => pet.profile.age)).toEqual([0, 1])
  })
  test('days that no calendar has are not accepted', () => {
    for (const day of ['2031-13-01', '2031-00-10', '2031-02-29', '2031-04-31', '31-04-05', 'soon'])
      expect(() => born('A', { profile: { birthdate: day } })).toThrow('with.profile.birthdate')
    for (const day of ['2032-02-29', '0000-01-01', '-000001-12-31', '+012345-06-07'])
      expect(born('A', { profile: { birthdate: day } }).pet.profile.birthdate).toBe(day)
    expect(after(born('A'), { type: 'tick' }).pet.profile.age).toBe(0)
  })
})
