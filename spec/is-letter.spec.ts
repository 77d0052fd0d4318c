import { expect, test } from 'vitest'
import { isLetter } from '../site/layout/is-letter.ts'

const press = (key: string, code: string) => ({ key, code }) as KeyboardEvent

test.each([
  ['an ordinary keyboard', 'd', 'KeyD', true],
  ['a capital', 'D', 'KeyD', true],
  ['a keyboard with the letter elsewhere', 'd', 'KeyH', true],
  ['another letter at its place', 'e', 'KeyD', false],
  ['a Mac with Alt', '∂', 'KeyD', true],
  ['another alphabet', 'в', 'KeyD', true],
  ['another key', '∆', 'KeyJ', false],
])('[9.0.63] the D of Ctrl+Alt+D on %s', (_, key, code, is) => {
  expect(isLetter(press(key, code), 'd')).toBe(is)
})
