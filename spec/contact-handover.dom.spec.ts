/** What a tool worked out, on its way to the contact page. */
import { beforeEach, expect, test, vi } from 'vitest'
import {
  dropToolResult,
  handedToolResult,
  handToolResult,
} from '../site/ports/contact/tool-result.ts'

const RESULT = { title: 'Audit IA, 12 réponses', text: 'Score : 8 sur 12.' }

beforeEach(() => {
  vi.restoreAllMocks()
  dropToolResult()
})

test('arrives as it was handed over, until it is joined or not wanted', () => {
  handToolResult(RESULT)
  expect(handedToolResult()).toEqual(RESULT)
  dropToolResult()
  expect(handedToolResult()).toBeUndefined()
})

test('arrives where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  handToolResult(RESULT)
  expect(handedToolResult()).toEqual(RESULT)
})

test.each(['', '{', '{}', '[1]', '{"title":"","text":"x"}'])('« %s » is no result', (kept) => {
  handToolResult(RESULT)
  sessionStorage.setItem('opale-tool-result', kept)
  expect(handedToolResult()).toBeUndefined()
})
