import { only } from './shape.ts'

/** What things are called: a number the engine counted, or whatever the host gave. */
export type Id = number | string

const upTo =
  /* @__NO_SIDE_EFFECTS__ */
  (most: number) =>
    (value: unknown): value is number =>
      Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most

const orText =
  /* @__NO_SIDE_EFFECTS__ */
  (isNumber: (value: unknown) => boolean) =>
    (value: unknown): value is Id =>
      typeof value === 'string' ? value !== '' : isNumber(value)

export const isId = orText(upTo(Number.MAX_SAFE_INTEGER))
export const id = only(isId)

/** A number that a host gives leaves room for all that the engine will ever count on from it. */
const MOST_GIVEN = 2_251_799_813_685_248
export const isGivenId = orText(upTo(MOST_GIVEN))

/** So does one that a save gives, and the one that it says is next. */
export const isCounted = upTo(2 * MOST_GIVEN)
export const countedId = only(orText(isCounted))
export const nextId = only(upTo(1.5 * MOST_GIVEN))
