/** Which of a browser's stores the built scripts can write to. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT } from './dist.ts'

/** Whatever keeps something in a browser, but for the two storages. */
const ELSEWHERE =
  /\bindexedDB\b|\bcaches\.open\b|\bcookieStore\.(?:set|delete)\b|\.cookie\s*=[^=]|\bserviceWorker\b|getDirectory\(/gu

export interface OutOfReach {
  /** Calls that write to one of the storages: those of `site/ports/`. */
  readonly setItem: number
  /** What would write elsewhere, by file. */
  readonly elsewhere: readonly string[]
}

/** Scripts and pages as they are published. */
export const outOfReach = (folder = join(CLIENT, 'assets')): OutOfReach => {
  let setItem = 0
  const elsewhere: string[] = []
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const script = readFileSync(join(folder, name), 'utf8')
    setItem += script.split(/\.setItem\(/u).length - 1
    elsewhere.push(...[...script.matchAll(ELSEWHERE)].map(([found]) => `${name}: ${found}`))
  }
  return { setItem, elsewhere }
}
