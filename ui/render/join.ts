/** Classes, those that apply. */
export const join = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
