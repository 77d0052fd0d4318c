/** What is wrong with a script or a form; the visitor's language finds the words. */
export type Problem =
  | { readonly kind: 'unknown-command'; readonly command: string; readonly near?: string }
  | { readonly kind: 'unknown-field'; readonly command: string; readonly field: string }
  | { readonly kind: 'missing-field'; readonly command: string; readonly field: string }
  | { readonly kind: 'bad-number' | 'bad-json'; readonly field: string }
  | { readonly kind: 'bad-choice'; readonly field: string; readonly choices: readonly string[] }
  | { readonly kind: 'bad-delay'; readonly delay: string }
  | { readonly kind: 'bad-word'; readonly word: string }
  | { readonly kind: 'bad-line' }
  | { readonly kind: 'too-many'; readonly most: number }

/** More than a visitor can wait for. */
export const MOST_COMMANDS = 100_000
