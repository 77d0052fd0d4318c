import type { GameWords } from './words.ts'

/** Her card, and the link to her state. */
export const portrait: GameWords['portrait'] = {
  title: 'A portrait of Opale as she is now',
  text: 'Drawn on your device: her age, her mood, her level, what she wears. Nothing on it is about you, not even the name you gave her.',
  wears: (items) => `Wearing: ${items.join(', ').toLowerCase()}`,
  file: 'opale-portrait',
  link: 'Copy the link',
  copied: 'Link copied: it opens an Opale like yours in the lab. Yours will not notice.',
  copyFailed: 'The browser refuses to copy. Here is the link:',
  tooLong: 'Her state does not fit into a link of 8 KB. The picture can still be kept.',
}
