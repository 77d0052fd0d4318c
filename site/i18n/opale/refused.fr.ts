/** Why she turned something down, in French: on her page and in the lab. */
import type { Refusal } from '#engine'

export const refused: Readonly<Record<Refusal['reason'], string>> = {
  'stat-too-low': 'Il lui manque quelque chose pour cela.',
  invalid: 'Cette demande n’est pas complète.',
  unknown: 'Opale ne connaît pas cela.',
  'insufficient-balance': 'Il n’y a pas assez de pièces pour cela.',
  'already-friend': 'Cette carte est déjà celle d’une amie.',
  'already-unlocked': 'Ce succès est déjà obtenu.',
  'already-shown': 'Elle est déjà là.',
  'already-hidden': 'Elle est déjà rangée.',
  'duplicate-item': 'Elle a déjà cet objet.',
  'inventory-full': 'L’inventaire est plein.',
  'inventory-empty': 'L’inventaire est vide.',
  'nothing-equipped': 'Elle ne porte rien ici.',
  'nothing-to-dismiss': 'Ce message est déjà parti.',
  'not-usable': 'Cela se garde ou se porte, et ne se donne pas.',
  'extensions-off': 'Ces règles ne le prévoient pas.',
}
