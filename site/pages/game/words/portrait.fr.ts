import type { GameWords } from './words.ts'

/** Her card, and the link to her state. */
export const portrait: GameWords['portrait'] = {
  title: 'Le portrait d’Opale telle qu’elle est maintenant',
  text: 'Dessiné sur votre appareil : son âge, son humeur, son niveau, sa tenue. Rien n’y parle de vous, pas même le nom que vous lui donnez.',
  wears: (items) => `Porte : ${items.join(', ').toLowerCase()}`,
  file: 'opale-portrait',
  link: 'Copier le lien',
  copied: 'Lien copié : il ouvre dans le labo une Opale comme la vôtre. La vôtre n’en saura rien.',
  copyFailed: 'Le navigateur refuse de copier. Voici le lien :',
  tooLong: 'Son état ne tient pas dans un lien de 8 Ko. L’image, elle, se garde.',
}
