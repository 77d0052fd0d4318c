/**
 * Whether the visitor moved something. Browsers also send a move when the page moves under a
 * pointer that rests, as every page does when it appears; other events say nothing of moves.
 */
export const moved = (event: Event): boolean => {
  const { movementX, movementY } = event as MouseEvent
  return movementX !== 0 || movementY !== 0
}
