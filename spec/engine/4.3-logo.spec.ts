import { describe, expect, test } from 'vitest'
import { type Logo, LOGO, type LogoInput } from '#engine'

const play = (...steps: readonly (readonly [at: number, input: LogoInput])[]): Logo =>
  steps.reduce((logo, [at, input]) => LOGO.step(logo, at, input), LOGO.fresh)

describe('clicks on the logo', () => {
  test('[4.1.45] [4.3.3] [9.0.28] a second click within 300 ms toggles the tooltip', () => {
    expect(LOGO.doubleClickMs).toBe(300)
    const twice = play([0, 'click'], [300, 'click'])
    expect(twice).toEqual({ tooltip: true, modal: false, opensAt: null })
    expect(LOGO.step(twice, 5000, 'wait').modal).toBe(false)
    expect(play([0, 'click'], [300, 'click'], [900, 'click'], [1000, 'click']).tooltip).toBe(false)
  })
  test('[4.3.4] a single click opens the modal once it can no longer be a double one', () => {
    expect(play([0, 'click'], [300, 'wait']).modal).toBe(false)
    expect(play([0, 'click'], [301, 'wait'])).toEqual({
      tooltip: false,
      modal: true,
      opensAt: null,
    })
  })
  test('[4.1.45] clicks 301 ms apart are two single ones', () => {
    expect(play([0, 'click'], [301, 'click'])).toEqual({
      tooltip: false,
      modal: true,
      opensAt: 601,
    })
  })
  test('[4.3.4] the modal closes, and an announced one is taken back', () => {
    expect(play([0, 'click'], [400, 'wait'], [500, 'close-modal']).modal).toBe(false)
    expect(play([0, 'click'], [100, 'close-modal'], [900, 'wait']).modal).toBe(false)
  })
})
