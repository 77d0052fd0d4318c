import { LIMITS } from '../interpret/budget.ts'
import type { Budget } from '../interpret/budget.ts'
import { text } from '../interpret/coerce.ts'
import { isCallable } from '../interpret/callable.ts'
import { asText, type Methods, own, plainly } from './method.ts'
import { safePattern } from './patterns.ts'

export const STRING_METHODS: Methods<string> = {
  ...own<string>(
    String.prototype,
    'at charAt charCodeAt codePointAt concat endsWith includes indexOf isWellFormed lastIndexOf normalize ' +
      'slice startsWith substr substring toLowerCase toString toUpperCase trim trimEnd trimStart valueOf',
    plainly,
  ),
  toLocaleString: asText,
  // Their language is that of the server, not of whoever reads the page.
  localeCompare: (self, [other, locale, options], budget) =>
    self.localeCompare(
      text(other, budget),
      (locale as string | undefined) ?? 'en-US',
      options as Intl.CollatorOptions,
    ),
  toLocaleLowerCase: (self, [locale]) => self.toLocaleLowerCase((locale as string) ?? 'en-US'),
  toLocaleUpperCase: (self, [locale]) => self.toLocaleUpperCase((locale as string) ?? 'en-US'),
  repeat: (self, [times], budget) => {
    budget.length(self.length * Number(times))
    return self.repeat(Number(times))
  },
  padEnd: (self, given, budget) => padded('padEnd', self, given, budget),
  padStart: (self, given, budget) => padded('padStart', self, given, budget),
  match: (self, [pattern], budget) => self.match(regexp(self, pattern, budget)),
  matchAll: (self, [pattern], budget) => {
    const all = [...self.matchAll(regexp(self, pattern, budget, 'g'))]
    return budget.fit(all)
  },
  search: (self, [pattern], budget) => self.search(regexp(self, pattern, budget)),
  split: (self, [separator, most], budget) => {
    if (separator === undefined) return [self]
    const by =
      separator instanceof RegExp ? safePattern(separator, self, budget) : text(separator, budget)
    return budget.fit(self.split(by, most as number | undefined))
  },
  replace: (self, [pattern, by], budget) => replaced('replace', self, pattern, by, budget),
  replaceAll: (self, [pattern, by], budget) => replaced('replaceAll', self, pattern, by, budget),
}

function padded(
  name: 'padEnd' | 'padStart',
  self: string,
  [length, filler]: readonly unknown[],
  budget: Budget,
): string {
  budget.length(Number(length))
  return self[name](Number(length), filler === undefined ? ' ' : text(filler, budget))
}

function regexp(self: string, pattern: unknown, budget: Budget, flags = ''): RegExp {
  if (pattern instanceof RegExp) return safePattern(pattern, self, budget)
  const words = pattern === undefined ? '' : text(pattern, budget)
  return safePattern(new RegExp(words, flags), self, budget)
}

function replaced(
  name: 'replace' | 'replaceAll',
  self: string,
  pattern: unknown,
  by: unknown,
  budget: Budget,
): string {
  const what =
    pattern instanceof RegExp ? safePattern(pattern, self, budget) : text(pattern, budget)
  if (isCallable(by)) {
    let length = 0
    const each = (...given: readonly unknown[]): string => {
      const words = text(by(...given), budget)
      length += words.length
      budget.length(length)
      return words
    }
    return budget.fit(self[name](what, each))
  }
  const words = text(by, budget)
  // Every character could be replaced, by words that say the whole text again.
  const growth = /\$[`'&\d<]/.test(words) ? words.length * (self.length + 1) : words.length
  budget.length(growth * (self.length + 1), LIMITS.text * 100)
  return budget.fit(self[name](what, words))
}
