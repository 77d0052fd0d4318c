/** Sprites: the four sheets, and how a picture is cut out of one. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { spriteFiles } from '../../site/prerender/drawn-files.ts'
import {
  SHEET_NAMES,
  sheetPath,
  SHEETS,
  SpriteIcon,
  TECHNOLOGIES,
  type TechIcon,
} from '../../site/components/sprite-icon/index.ts'
import { TECH_ICONS } from '../../site/components/sprite-icon/technologies.ts'
import { sheetMarkup } from '../../site/components/sprite-icon/markup.ts'

/** Corners and sizes of the cells of a sheet, as drawn. */
const cellsOf = (markup: string) =>
  [...markup.matchAll(/<svg x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)">/gu)].map((cell) =>
    cell.slice(1).map(Number),
  )

const shown = (name: TechIcon, props = {}) =>
  renderToStaticMarkup(<SpriteIcon sheet="techIcons" name={name} {...props} />)

describe('sheets', () => {
  test('[9.0.56] [9.0.58] [9.0.59] [9.0.60] come in four sizes: 64, 256, 512 and 48', () => {
    const sizes = SHEET_NAMES.map((sheet) => {
      const drawn = cellsOf(sheetMarkup(sheet)).flatMap(([, , width, height]) => [width, height])
      return [sheet, ...new Set(drawn)]
    })
    expect(sizes).toEqual([
      ['techIcons', 64],
      ['portraits', 256],
      ['media', 512],
      ['ui', 48],
    ])
  })

  test('[9.0.57] the 86 technologies sit on 10 columns and 9 rows', () => {
    const cells = cellsOf(sheetMarkup('techIcons'))
    expect(cells).toHaveLength(86)
    expect(new Set(cells.map(([x]) => x))).toEqual(new Set(steps(10)))
    expect(new Set(cells.map(([, y]) => y))).toEqual(new Set(steps(9)))
    expect(sheetMarkup('techIcons')).toContain('width="640" height="576"')
  })

  test('every name has one cell of its own, inside the sheet', () => {
    for (const sheet of SHEET_NAMES) {
      const { cell, columns, rows, names } = SHEETS[sheet]
      const cells = cellsOf(sheetMarkup(sheet))
      expect(new Set(names).size).toBe(names.length)
      expect(new Set(cells.map(String)).size).toBe(names.length)
      expect(Math.max(...cells.map(([x = 0]) => x))).toBeLessThan(columns * cell)
      expect(Math.max(...cells.map(([, y = 0]) => y))).toBeLessThan(rows * cell)
    }
  })

  test('no two technologies share their letters', () => {
    expect(new Set(TECHNOLOGIES.map(({ letters }) => letters)).size).toBe(TECH_ICONS.length)
  })

  test('ids of gradients do not meet, and no number is missing from a path', () => {
    for (const [name, drawing] of spriteFiles()) {
      const markup = String(drawing)
      const ids = [...markup.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id)
      expect([name, ids.length]).toEqual([name, new Set(ids).size])
      expect(markup).not.toMatch(/NaN|undefined/u)
    }
  })

  test('are published where pictures look for them', () => {
    expect(spriteFiles().map(([name]) => `/${name}`)).toEqual(SHEET_NAMES.map(sheetPath))
  })
})

describe('a picture', () => {
  test('is the window over its cell, at the size asked for', () => {
    const at = TECH_ICONS.indexOf('docker')
    const corner = `${(at % 10) * 64} ${Math.floor(at / 10) * 64}`
    expect(shown('docker')).toContain(`viewBox="${corner} 64 64" width="64" height="64"`)
    expect(shown('docker', { size: 32 })).toContain(`viewBox="${corner} 64 64" width="32"`)
    expect(shown('docker')).toContain('<image href="/sprites/techIcons.svg" width="640"')
  })

  test('is decoration beside its name, and says its name when it is alone', () => {
    expect(shown('docker')).toContain('aria-hidden="true"')
    expect(shown('docker', { label: 'Docker' })).toContain('role="img" aria-label="Docker"')
  })

  test('that no sheet holds leaves its letters', () => {
    expect(shown('cobol' as TechIcon)).toContain('>Co</text>')
  })
})

const steps = (count: number) => Array.from({ length: count }, (_, index) => index * 64)
