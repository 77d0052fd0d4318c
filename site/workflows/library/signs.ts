/** What may stand in the box of a node. */

/** Names of icons that drawings have. */
export const SIGNS = [
  'clock',
  'code',
  'data',
  'doc',
  'flow',
  'globe',
  'ia',
  'layers',
  'link',
  'pen',
  'tag',
  'user',
  'window',
  'alert',
  'chat',
  'plus',
] as const
export type SignName = (typeof SIGNS)[number]
export type Sign = { readonly icon: SignName } | { readonly letters: string }
