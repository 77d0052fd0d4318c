/** Whom this machine's cores serve first. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'

/** Linux shares its cores out by session where this is; a process's own priority counts within. */
const SESSION = '/proc/self/autogroup'

/**
 * Lets a browser, which is launched in a session of its own, go before all that drives it, serves
 * it and listens to it, until this process ends: on two cores they would else hold up what they
 * measure. Says nothing where there are no such sessions.
 */
export const giveWay = (): void => {
  if (!existsSync(SESSION)) return
  const before = /nice (-?\d+)/u.exec(readFileSync(SESSION, 'utf8'))?.[1] ?? '0'
  writeFileSync(SESSION, String(constants.priority.PRIORITY_LOW))
  process.once('exit', () => writeFileSync(SESSION, before))
  process.once('SIGINT', () => process.exit(INTERRUPTED))
}
const INTERRUPTED = 128 + constants.signals.SIGINT
