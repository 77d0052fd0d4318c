/** The theme as others install it: no question that their tools answer in their own way. */
import { expect, test } from 'vitest'
import { writtenOut } from '../../vite.lib.themes.ts'

test('each theme has its own value, and one of nobody begins with the light ones', () => {
  const css = ':root{--a:light-dark(#fff,rgb(0 0 0 / .5));--b:light-dark(red, blue)}p{top:0}'
  expect(writtenOut(css)).toBe(
    ':root,[data-theme]{--a:#fff;--b:red}[data-theme~=dark]{--a:rgb(0 0 0 / .5);--b:blue}p{top:0}',
  )
})

test('a shadow keeps the layers that show', () => {
  const css =
    ':root{--a:0 1px light-dark(#0000,rgb(1 2 3/.5)),0 2px light-dark(rgba(1,2,3,.4),#0000)}'
  expect(writtenOut(css)).toBe(
    ':root,[data-theme]{--a:0 2px rgba(1,2,3,.4)}[data-theme~=dark]{--a:0 1px rgb(1 2 3/.5)}',
  )
})

test('what asks nothing stays as it is', () => {
  const css = '[data-theme~=dark]{color-scheme:dark}:root{--a:red}'
  expect(writtenOut(css)).toBe(css)
})
