import { allowance, LIMITS } from '../interpret/budget.ts'
import { number, text } from '../interpret/coerce.ts'
import { define } from '../interpret/members.ts'
import { wrongArgument } from './extension.ts'
import { average } from './lists.ts'
import { refusal } from './unsupported.ts'

/** Functions that n8n adds, with and without their sign. */
export const FUNCTIONS = {
  $min: Math.min,
  $max: Math.max,
  min: Math.min,
  max: Math.max,
  $not: (value: unknown) => !value,
  not: (value: unknown) => !value,
  $average: (...figures: readonly unknown[]) => average(figures),
  average: (...figures: readonly unknown[]) => average(figures),
  $ifEmpty: ifEmpty,
  numberList,
  zip,
  toPathSegment,
  $jmespath: refusal('$jmespath()'),
  $jmesPath: refusal('$jmesPath()'),
  encodeURI: (words: unknown) => encodeURI(text(words)),
  encodeURIComponent: (words: unknown) => encodeURIComponent(text(words)),
  decodeURI: (words: unknown) => decodeURI(text(words)),
  decodeURIComponent: (words: unknown) => decodeURIComponent(text(words)),
}

function ifEmpty(...given: readonly unknown[]): unknown {
  if (given.length !== 2) throw wrongArgument('$ifEmpty')
  const [value, instead] = given
  const isHollow = typeof value === 'object' && value !== null && Object.keys(value).length === 0
  return value === undefined || value === null || value === '' || isHollow ? instead : value
}

/** The whole numbers from one to another, upwards or downwards. */
function numberList(start: unknown, end: unknown): readonly number[] {
  const [first, last] = [number(start), number(end)]
  allowance().length(Math.abs(first - last), LIMITS.list)
  const step = first < last ? 1 : -1
  return Array.from({ length: Math.abs(first - last) + 1 }, (_, at) => first + step * at)
}

function zip(names: unknown, values: unknown): object {
  if (!Array.isArray(names) || !Array.isArray(values) || names.length !== values.length) {
    throw wrongArgument('zip')
  }
  const zipped = {}
  names.forEach((name, at) => define(zipped, text(name), values[at]))
  return zipped
}

/** One piece of an address, that cannot climb out of its place. */
function toPathSegment(value: unknown): string {
  const words = value === undefined || value === null ? '' : text(value)
  if (['', '.', '..'].includes(words)) throw wrongArgument('toPathSegment')
  return encodeURIComponent(words)
}
