/**
 * Whether the visitor moved something. Browsers also send a move when the page moves under a
 * pointer that rests, as every page does when it appears.
 */
export const moved = (event: Event): boolean =>
  !event.type.endsWith('move') ||
  Boolean((event as MouseEvent).movementX || (event as MouseEvent).movementY)
