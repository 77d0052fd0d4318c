import { readToolResult, type ToolResult } from '../../contact/tool-result.ts'
import { TOOL_RESULT_KEY } from '../storage-keys.ts'
import { read, remove, write } from '../storage.ts'

/** Where nothing may be kept, until the document goes. */
let held: ToolResult | undefined

/** A tool calls this before it leads to the contact page, where the visitor may join its result. */
export const handToolResult = (result: ToolResult): void => {
  held = write('sessionStorage', TOOL_RESULT_KEY, JSON.stringify(result)) ? undefined : result
}

export const handedToolResult = (): ToolResult | undefined => {
  if (held) return held
  try {
    return readToolResult(JSON.parse(read('sessionStorage', TOOL_RESULT_KEY) ?? ''))
  } catch {
    return undefined
  }
}

/** It was joined, or is not wanted. */
export const dropToolResult = (): void => {
  held = undefined
  remove('sessionStorage', TOOL_RESULT_KEY)
}
