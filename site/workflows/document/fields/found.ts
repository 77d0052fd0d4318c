/** Fields of parameters that are there, whatever we know of them. */
import type { Json } from '../../flow/flow.ts'
import type { Control } from './field.ts'

/** The control that a value asks for by itself; what has parts stays JSON. */
export const controlFor = (name: string, value: Json | undefined): Control => {
  if (typeof value === 'boolean') return 'switch'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') {
    if (CODE.test(name)) return 'code'
    return value.includes('\n') || value.length > LINE ? 'long' : 'text'
  }
  return isLocator(value) ? 'locator' : 'json'
}

export const isLocator = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && '__rl' in value

/** A name as words: `maxTokens` is « Max tokens ». */
export const asWords = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[_-]+/gu, ' ').trim()
  return words === '' ? name : words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase()
}

const LINE = 80
const CODE = /(?:Code|^code|^query|Schema|^jsonBody|^jsonOutput)$/u
