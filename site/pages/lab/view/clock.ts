/** Moments as the lab writes and reads them: in universal time, so that everybody sees the same. */

/** To the minute where that is enough: `2026-01-01T00:00Z`. */
export const isoMinute = (at: number): string =>
  new Date(at)
    .toISOString()
    .replace(/(:\d\d):00\.000Z$/u, '$1Z')
    .replace(/\.000Z$/u, 'Z')

/** `undefined` where it is no date. A time without a zone is universal too. */
export const readClock = (text: string): number | undefined => {
  const plain = text.trim()
  if (
    !/^[+-]?\d{4,6}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/u.test(
      plain,
    )
  )
    return undefined
  const at = Date.parse(
    /T.*(?:Z|[+-]\d\d:\d\d)$/u.test(plain) || !plain.includes('T') ? plain : `${plain}Z`,
  )
  return Number.isFinite(at) ? at : undefined
}
