/** What values look like that come from anywhere. */
export type Unsure = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Unsure =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

/** With other values for some keys; the same object where all are as they were. */
export const withValues = <Value extends Unsure>(object: Value, values: Unsure): Value =>
  Object.entries(values).every(
    ([key, value]) => Object.hasOwn(object, key) && object[key] === value,
  )
    ? object
    : { ...object, ...values }
