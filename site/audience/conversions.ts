/**
 * [3.4.8] Types of conversion events and what each is worth: the one table of them. Caring for
 * Opale is in none of them.
 */
export const CONVERSIONS = {
  // [9.0.55]
  contact_conversion: 10,
  cv_download: 5,
  contact_click: 3,
  offer_followed: 2,
  tour_finished: 2,
  tool_opened: 1,
} as const
export type ConversionType = keyof typeof CONVERSIONS

export const isConversion = (type: unknown): type is ConversionType =>
  typeof type === 'string' && Object.hasOwn(CONVERSIONS, type)
