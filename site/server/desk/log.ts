import { now as clock } from '../ports/clock.ts'

/** One event as one line of JSON: names, codes and counts, never what somebody wrote or who they are. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  details?: Readonly<Record<string, string | number>>,
) => void

/** @param write takes a line without its end; errors go where a machine looks for them */
export const jsonLog =
  (write: (line: string, isError: boolean) => void, now: () => number = clock): Log =>
  (level, event, details) =>
    write(
      JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...details }),
      level === 'error',
    )
