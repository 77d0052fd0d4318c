/**
 * Our rules beside those that the official simulators compute with. Its answers are stored, as it
 * takes half a minute; a few are asked again each time, and all of them with `VERIFY=1`.
 */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadOfficialAnswers } from '../../site/content/official-model.ts'
import { freelanceRates } from '../../site/routes/freelance-rates.ts'
import { compare, JUDGED, NEAR_ENOUGH, reasonFor } from '../../site/tools/rate/checked.ts'
import { askOfficialModel, GRID, installedModel } from './official-model.ts'

const rates = freelanceRates()
const { model, points, rules } = loadOfficialAnswers()
const compared = points.map(({ official, ...point }) => compare(point, official, rates))
const further = (apart: number) => compared.filter((each) => Math.abs(each.apart) > apart)

describe('the official model', () => {
  test('was asked at two hundred points or more, of every status, in the version that is installed', () => {
    expect(points.length).toBeGreaterThanOrEqual(200)
    for (const status of JUDGED)
      expect(points.filter((point) => point.status === status).length).toBeGreaterThanOrEqual(10)
    expect(compared.map(({ point }) => point)).toEqual(GRID)
    expect(model).toBe(installedModel())
  })

  test('answers as it did when it was stored, with the rules of the year of our rates', () => {
    const { ask, day } = askOfficialModel()
    expect(rules).toBe(day)
    expect(Number(day.slice(0, 4))).toBe(rates.year)
    const stands = (at: number) => {
      const { official, ...point } = points[at]!
      expect(ask(point)).toEqual(official)
    }
    if (process.env['VERIFY'] === '1') points.forEach((_, at) => stands(at))
    else fc.assert(fc.property(fc.nat(points.length - 1), stands), { numRuns: 4 })
  })

  test('leaves what ours leave, within one per cent, at 95 points in a hundred', () => {
    expect(further(NEAR_ENOUGH).length / points.length).toBeLessThanOrEqual(0.05)
  })

  test('differs for a reason that has a name wherever it differs by more than rounding', () => {
    // It rounds each contribution of a month to a euro, which shows on the smallest turnovers.
    for (const { point, apart } of further(0.15))
      expect(reasonFor(point), `${point.status} ${point.turnover}: ${apart} %`).toBeDefined()
  })
})
