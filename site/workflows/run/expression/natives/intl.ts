import { asKind } from './kinds.ts'

type Given = readonly unknown[]

/** The two of `Intl` that flows use; dates are on UTC unless they say where (see utc.ts). */
export const INTL = {
  NumberFormat: formatKind(([locale = 'en-US', options]) => {
    const format = new Intl.NumberFormat(locale as string, options as Intl.NumberFormatOptions)
    return (value) => format.format(value as number)
  }),
  DateTimeFormat: formatKind(([locale = 'en-US', options]) => {
    const format = new Intl.DateTimeFormat(locale as string, {
      timeZone: 'UTC',
      ...(options as Intl.DateTimeFormatOptions),
    })
    return (value) => format.format(value as Date)
  }),
}

function formatKind(formatOf: (given: Given) => (value: unknown) => string): object {
  const make = (given: Given): object => ({ format: formatOf(given) })
  return asKind((...given: Given) => make(given), { make, includes: () => false })
}
