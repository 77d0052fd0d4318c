/** Why she turned something down, in English: on her page and in the lab. */
import type { Refusal } from '#engine'

export const refused: Readonly<Record<Refusal['reason'], string>> = {
  'stat-too-low': 'She lacks something for that.',
  invalid: 'That request is not complete.',
  unknown: 'Opale does not know that.',
  'insufficient-balance': 'There are not enough coins for that.',
  'already-friend': 'That card is already a friend’s.',
  'already-unlocked': 'That achievement is already hers.',
  'already-shown': 'She is already here.',
  'already-hidden': 'She is already out of sight.',
  'duplicate-item': 'She already has that.',
  'inventory-full': 'The inventory is full.',
  'inventory-empty': 'The inventory is empty.',
  'nothing-equipped': 'She wears nothing there.',
  'nothing-to-dismiss': 'That message has already gone.',
  'not-usable': 'That is to keep or to wear, not to give.',
  'extensions-off': 'These rules do not have that.',
}
