import { z } from 'zod'

export const CATEGORIES = [
  'shoes',
  'jacket',
  'bag',
  'tent',
  'lamp',
  'stove',
  'pack',
  'mat',
] as const
export const TRAITS = [
  'waterproof',
  'leather',
  'down',
  'vegan',
  'winter',
  'light',
  'rechargeable',
] as const
export type Category = (typeof CATEGORIES)[number]
export type Trait = (typeof TRAITS)[number]
export type Language = 'fr' | 'en'

/** What is true for minutes only: it would be wrong in an index by tonight. */
const VOLATILE =
  /€|\$|\beuros?\b|\bprix\b|\bprices?\b|en stock|in stock|sold out|rupture|promo|\bsolde|\bsale\b|\d\s?%|livr(?:é|aison)|deliver/iu

const stable = z
  .string()
  .min(3)
  .refine((text) => !VOLATILE.test(text), 'speaks of price, stock or delivery: the shop says that')
const both = z.strictObject({ fr: stable, en: stable })

/** A product as it may be indexed. Strict: a field `price` is refused like any other stranger. */
export const productSchema = z.strictObject({
  id: z.string().regex(/^[A-Z]{2}-\d{3}$/u),
  category: z.enum(CATEGORIES),
  traits: z.array(z.enum(TRAITS)),
  /** All that are made, whether or not one is left. */
  sizes: z.array(z.string()),
  name: both,
  text: both,
})
export type Product = z.infer<typeof productSchema>
