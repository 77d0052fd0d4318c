import { only } from './shape.ts'

/** What things are called: a number the engine counted, or whatever the host gave. */
export type Id = number | string

export const isId = (value: unknown): value is Id =>
  typeof value === 'string' ? value !== '' : Number.isSafeInteger(value) && (value as number) >= 0

export const id = only<Id>(isId)

/** A number that a host gives leaves room for all that the engine will ever count on from it. */
const MOST_GIVEN = 2_251_799_813_685_248
export const isGivenId = (value: unknown): value is Id =>
  isId(value) && !((value as number) > MOST_GIVEN)

export const countedId = only(
  (value): value is Id => isId(value) && !((value as number) > 2 * MOST_GIVEN),
)
