import { asText, type Methods, own } from './method.ts'

export const NUMBER_METHODS: Methods<number> = {
  ...own<number>(Number.prototype, 'toExponential toFixed toPrecision toString valueOf'),
  toLocaleString: localText,
}

function localText(self: number, [locale = 'en-US', options]: readonly unknown[]): string {
  return self.toLocaleString(locale as string, options as Intl.NumberFormatOptions)
}

export const BOOLEAN_METHODS: Methods<boolean> = {
  ...own<boolean>(Boolean.prototype, 'toString valueOf'),
  toLocaleString: asText,
}
