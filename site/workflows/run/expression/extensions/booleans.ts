import type { Extensions } from './extension.ts'

export const BOOLEAN_EXTENSIONS: Extensions<boolean> = {
  toBoolean: (self) => self,
  toInt: Number,
  toFloat: Number,
  toNumber: Number,
  toDateTime: () => undefined,
}
