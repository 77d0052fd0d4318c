import { EXTENSIONS } from './extensions/index.ts'
import { UNSUPPORTED } from './extensions/unsupported.ts'

const CALL = new RegExp(
  String.raw`(?:\$if|\.(?:${[...EXTENSIONS, ...Object.keys(UNSUPPORTED)].filter((name) => !name.startsWith('$')).join('|')})\s*(?:\?\.)?)\s*\(`,
)

/**
 * Whether n8n brings its own methods to a template: it looks for a call of one in each piece of
 * code, behind the first words in quotes, which it overlooks (an apostrophe opens some too).
 */
export function isExtended(sources: readonly string[]): boolean {
  return sources.some((source) => CALL.test(source.replace(/["'].*?["']/, '')))
}
