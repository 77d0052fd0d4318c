/** Ordinary usages: that they compile is shown by being here. */
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NAMELESS, USAGES } from './usages.tsx'

describe('what one writes on the first day', () => {
  test('is forty things and more', () => {
    expect(Object.keys(USAGES).length).toBeGreaterThanOrEqual(40)
  })

  test('never leaves out a name that nothing else says', () => {
    expect(NAMELESS).toHaveLength(3)
  })

  test.each(Object.entries(USAGES))('%s', (_name, element) => {
    expect(renderToString(element)).toMatch(/^<\w/u)
  })
})
