/** Naming what is to be looked at. */
import { describe, expect, test } from 'vitest'
import { prefixesOf, titlesIn } from './named.ts'
import { readBaseline } from './baseline.ts'
import { CONFIG_DIR, projectIn } from './settings.ts'

const TITLES = ['Actions/Button', 'Actions/Icon button', 'Forms/Button group', 'Pages/Tool frame']

describe('a name', () => {
  test.each([
    ['of a component is that component alone', 'button', ['actions-button--']],
    ['may be written as its title', 'Icon button', ['actions-icon-button--']],
    ['may begin an id', 'actions', ['actions']],
    ['may be the whole of one', 'pages-tool-frame--shared', ['pages-tool-frame--shared']],
  ])('%s', (_, name, prefixes) => {
    expect(prefixesOf([name], TITLES)).toEqual(prefixes)
  })

  test('that nothing has is refused, with the nearest that there is', () => {
    expect(() => prefixesOf(['button', 'icon-buton'], TITLES)).toThrow(
      /No component is called icon-buton.*icon-button/u,
    )
  })

  test('may be left out, for all', () => {
    expect(prefixesOf([], TITLES)).toEqual([])
  })
})

test('every component that has pictures is found by the title in its file', () => {
  const here = projectIn(CONFIG_DIR)
  const ids = [...readBaseline(here.baseline).index.keys()]
  expect(ids.length).toBeGreaterThan(300)
  expect(prefixesOf(ids, titlesIn(here)!)).toEqual(ids)
})
