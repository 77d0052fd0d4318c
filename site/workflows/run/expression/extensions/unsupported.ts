/** What n8n 2.41 understands and we do not, with why. */
export const UNSUPPORTED = {
  randomItem: 'chance',
  $jmespath: 'rare',
  $jmesPath: 'rare',
} as const satisfies Record<string, 'chance' | 'rare'>

export const isUnsupported = (name: string): boolean => Object.hasOwn(UNSUPPORTED, name)
