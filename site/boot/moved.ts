/**
 * Whether the visitor moved something. Browsers also send a move when the page moves under a
 * pointer that rests, as every page does when it appears.
 */
export const moved = (event: Event): boolean =>
  !(event instanceof MouseEvent && event.type.endsWith('move')) ||
  event.movementX !== 0 ||
  event.movementY !== 0
