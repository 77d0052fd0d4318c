import { EXTENSIONS } from './extensions/index.ts'

const NAMES = [...EXTENSIONS].join('|')
const CALL = new RegExp(String.raw`(?:\$if|\.(?:${NAMES})\s*(?:\?\.)?)\s*\(`)

/**
 * Whether n8n brings its own methods to a template: it looks for a call of one in each piece of
 * code, behind the first words in quotes, which it overlooks (an apostrophe opens some too).
 */
export function isExtended(sources: readonly string[]): boolean {
  return sources.some((source) => CALL.test(source.replace(/["'].*?["']/, '')))
}
