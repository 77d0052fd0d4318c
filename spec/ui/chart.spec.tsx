/** Charts: where marks are put, and that no figure is drawn that cannot be read. */
import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { curve } from '../../ui/chart/curve.ts'
import { BarChart, LineChart, RadarChart } from '#ui/chart'
import { linesOf } from '../../ui/chart/lines.ts'
import { exactScale, scaleOf } from '../../ui/chart/scale.ts'
import { textOf } from '../support/rendered.ts'

/** How often the opal light is in a chart. */
const lights = (chart: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(chart).match(/<linearGradient/gu)?.length ?? 0

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true, noDefaultInfinity: true })

describe('scales', () => {
  test('hold every value between few round ticks', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)]
        const { ticks, at } = scaleOf(least, most)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(8)
        expect(at(ticks[0]!)).toBe(0)
        expect(at(ticks.at(-1)!)).toBe(100)
        for (const each of [least, most]) {
          expect(at(each)).toBeGreaterThanOrEqual(0)
          expect(at(each)).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  test('give ticks that one can say', () => {
    expect(scaleOf(0, 14, 3).ticks).toEqual([0, 5, 10, 15])
    expect(scaleOf(0, 0.3).ticks).toEqual([0, 0.1, 0.2, 0.3])
    expect(scaleOf(299, 849).ticks).toEqual([200, 400, 600, 800, 1000])
    expect(scaleOf(0, 0, 3).ticks).toEqual([0, 0.5, 1])
    expect(scaleOf(0, 1e-17, 3).ticks).toEqual([0, 0.5, 1])
  })

  test('of counts have whole ticks, as few as the others', () => {
    expect(scaleOf(0, 1, 4, true).ticks).toEqual([0, 1])
    expect(scaleOf(0, 10, 4, true).ticks).toEqual([0, 5, 10])
    fc.assert(
      fc.property(fc.nat(1e6), (most) => {
        const { ticks, at } = scaleOf(0, most, 4, true)
        expect(ticks.every(Number.isInteger)).toBe(true)
        expect(ticks.length).toBeLessThanOrEqual(8)
        expect(at(most)).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('across, the first and the last value are the ends', () => {
    expect([60, 115, 170].map(exactScale([60, 90, 170]).at)).toEqual([0, 50, 100])
  })
})

describe('curves', () => {
  const points = fc
    .array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 12 })
    .map((ys) => ys.map((y, index) => [index * 10, y] as const))

  test('never leave the values that they join', () => {
    fc.assert(
      fc.property(points, (through) => {
        const numbers = curve(through).slice(1).split(/[C ]/u).map(Number)
        const ys = numbers.filter((_, index) => index % 2 === 1)
        // One point, then two handles and a point for every piece.
        for (let piece = 0; piece < through.length - 1; piece += 1) {
          const [from, out, into, to] = ys.slice(3 * piece, 3 * piece + 4) as [
            number,
            number,
            number,
            number,
          ]
          for (const handle of [out, into]) {
            expect(handle).toBeGreaterThanOrEqual(Math.min(from, to) - 0.01)
            expect(handle).toBeLessThanOrEqual(Math.max(from, to) + 0.01)
          }
        }
      }),
    )
  })
})

test('names break between words, and lose none', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zé]{1,12}$/u), { minLength: 1 }), (all) => {
      const lines = linesOf(all.join(' '), 16)
      expect(lines.join(' ')).toBe(all.join(' '))
      for (const line of lines) expect(line.includes(' ') ? line.length : 0).toBeLessThanOrEqual(16)
    }),
  )
})

describe('[1.0.47] every chart', () => {
  const common = {
    title: 'Titre',
    description: 'Ce que l’on voit.',
    words: { table: 'Les chiffres', category: 'Mois' },
    format: (each: number) => `${each} €`,
  }
  const series = [{ name: 'Tarif', values: [1200, 800, 0] }]
  const categories = ['un', 'deux', 'trois']
  const charts = {
    bar: <BarChart {...common} categories={categories} series={series} highlight="deux" />,
    line: (
      <LineChart
        {...common}
        x={[0, 1, 2]}
        formatX={(at) => categories[at]!}
        series={series}
        current={1}
      />
    ),
    radar: <RadarChart {...common} categories={categories} series={series} max={1200} />,
  }

  test.each(Object.entries(charts))('%s: is named, described, and a table', (_, chart) => {
    const markup = renderToStaticMarkup(chart)
    const [, picture = ''] = /(<svg[^>]*role="img".*?<\/desc>)/su.exec(markup) ?? []
    const label = (attribute: string) => {
      const id = new RegExp(`${attribute}="([^"]+)"`, 'u').exec(picture)?.[1]
      return textOf(new RegExp(`id="${id}">(.*?)</`, 'su').exec(picture)?.[1] ?? '')
    }
    expect(label('aria-labelledby')).toBe('Titre')
    expect(label('aria-describedby')).toContain('Ce que l’on voit. ')
    expect(label('aria-describedby')).toContain('800 €')
    const [, table = ''] = /<details.*?(<table>.*<\/table>)/su.exec(markup) ?? []
    expect(textOf(table)).toContain('800 €')
    expect(table).toContain('scope="row"')
  })

  test.each(Object.entries(charts))('%s: has no inline style and no broken number', (_, chart) => {
    const markup = renderToStaticMarkup(chart)
    expect(markup).not.toMatch(/ style=|NaN|Infinity|undefined/u)
  })

  test('only the highlighted is on the thread, and nothing where the view has another', () => {
    expect(Object.values(charts).map(lights)).toEqual([1, 1, 1])
    const bar = <BarChart {...common} categories={categories} series={series} />
    const quiet = <RadarChart {...common} categories={categories} series={series} thread={false} />
    expect([bar, quiet].map(lights)).toEqual([0, 0])
  })

  test('more series than strokes can tell apart are refused', () => {
    const many = categories.concat('quatre', 'cinq').map((name) => ({ name, values: [1, 2, 3] }))
    const chart = <BarChart {...common} categories={categories} series={many} />
    expect(() => renderToStaticMarkup(chart)).toThrow('5 series')
  })
})
