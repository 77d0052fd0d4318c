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

/** Words of what is true for minutes only: it would be wrong in an index by tonight. */
const VOLATILE: readonly RegExp[] = [
  /[€$£]|\d\s?%|\b(?:euros?|dollars?|pounds?|pence)\b|\bprix\b|\bprices?\b|\bcosts?\b|\bcoûte/iu,
  /promo|\bsoldes?\b|\bsale\b|\bdiscount|\bremises?\b/iu,
  /en stock|in stock|sold out|out of stock|rupture|épuisé|availab|disponib|de retour/iu,
  /\bleft\b|\b(?:plus que|plus qu.|il reste) ?(?:une?|deux|trois|quelques)\b/iu,
  /livr(?:é|aison)|deliver|\bships?\b|shipped|dispatch|expédi|\barriv\w+ (?:in|by|on|within)\b/iu,
  /\b(?:today|tomorrow|demain|aujourd.hui)\b/iu,
  /\b(?:within|sous) \w+ ?(?:h|days?|hours?|jours?|heures?)\b/iu,
]

const stable = z
  .string()
  .min(3)
  .refine(
    (text) => !VOLATILE.some((words) => words.test(text)),
    'speaks of price, stock or delivery: the shop says that',
  )
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
